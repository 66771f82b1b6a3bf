<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Psr;

use Kiln\Bridge\Psr\GraphCacheItem;
use Kiln\Bridge\Psr\GraphCachePool;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\Node;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Cache\Adapter\ArrayAdapter;

#[CoversClass(GraphCachePool::class)]
#[CoversClass(GraphCacheItem::class)]
final class GraphCachePoolTest extends TestCase
{
    #[Test]
    public function thePoolInsideSeesBytes(): void
    {
        $inside = new ArrayAdapter();
        $pool = new GraphCachePool($inside, [Node::class]);
        self::assertFalse($pool->getItem('key')->isHit());

        self::assertTrue($pool->save($pool->getItem('key')->set(new Node())));

        self::assertSame(Graph::encode(new Node()), $inside->getItem('key')->get());
        self::assertTrue($pool->getItem('key')->isHit());
        self::assertEquals(new Node(), $pool->getItem('key')->get());
        self::assertTrue($pool->hasItem('key'));
    }

    #[Test]
    public function nullIsAValue(): void
    {
        $pool = new GraphCachePool(new ArrayAdapter(), []);
        $pool->save($pool->getItem('key')->set(null));

        self::assertTrue($pool->getItem('key')->isHit());
        self::assertNull($pool->getItem('key')->get());
    }

    #[Test]
    public function whatCannotBeDecodedIsAMiss(): void
    {
        $inside = new ArrayAdapter();
        $inside->save($inside->getItem('damaged')->set('no graph'));
        $inside->save($inside->getItem('foreign')->set(5));
        $inside->save($inside->getItem('forbidden')->set(Graph::encode(new Node())));
        $pool = new GraphCachePool($inside, []);

        foreach ($pool->getItems(['damaged', 'foreign', 'forbidden', 'absent']) as $key => $item) {
            self::assertSame($key, $item->getKey());
            self::assertFalse($item->isHit(), $key);
            self::assertNull($item->get(), $key);
        }
    }

    #[Test]
    public function whatCannotBeEncodedIsNotSaved(): void
    {
        $pool = new GraphCachePool(new ArrayAdapter(), Graph::ALL);

        self::assertFalse($pool->save($pool->getItem('key')->set(strlen(...))));
        self::assertFalse($pool->save((new ArrayAdapter())->getItem('of another pool')));
        self::assertFalse($pool->getItem('key')->isHit());
    }

    #[Test]
    public function itemsAreDeferredExpireAndAreDeleted(): void
    {
        $pool = new GraphCachePool(new ArrayAdapter(), []);
        self::assertTrue($pool->saveDeferred($pool->getItem('a')->set(1)->expiresAfter(60)));
        self::assertTrue($pool->saveDeferred($pool->getItem('b')->set(2)->expiresAt(new \DateTimeImmutable('yesterday'))));
        self::assertTrue($pool->commit());

        self::assertTrue($pool->getItem('a')->isHit());
        self::assertFalse($pool->getItem('b')->isHit());
        self::assertTrue($pool->deleteItem('a'));
        self::assertFalse($pool->getItem('a')->isHit());
        $pool->save($pool->getItem('c')->set(3));
        self::assertTrue($pool->deleteItems(['c']));
        $pool->save($pool->getItem('d')->set(4));
        self::assertTrue($pool->clear());
        self::assertFalse($pool->hasItem('d'));
    }
}
