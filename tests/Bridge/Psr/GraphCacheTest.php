<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Psr;

use Kiln\Bridge\Psr\GraphCache;
use Kiln\Graph\Graph;
use Kiln\Tests\Graph\Model\Node;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Cache\Adapter\ArrayAdapter;
use Symfony\Component\Cache\Psr16Cache;

#[CoversClass(GraphCache::class)]
final class GraphCacheTest extends TestCase
{
    #[Test]
    public function theCacheInsideSeesBytes(): void
    {
        $inside = new Psr16Cache(new ArrayAdapter());
        $cache = new GraphCache($inside, [Node::class]);
        self::assertSame('absent', $cache->get('key', 'absent'));

        self::assertTrue($cache->set('key', new Node()));

        self::assertSame(Graph::encode(new Node()), $inside->get('key'));
        self::assertEquals(new Node(), $cache->get('key'));
        self::assertTrue($cache->has('key'));
    }

    #[Test]
    public function nullIsAValue(): void
    {
        $cache = new GraphCache(new Psr16Cache(new ArrayAdapter()), []);
        $cache->set('key', null);

        self::assertNull($cache->get('key', 'default'));
        self::assertSame(['key' => null, 'absent' => 'default'], $cache->getMultiple(['key', 'absent'], 'default'));
    }

    #[Test]
    public function whatCannotBeDecodedIsAMiss(): void
    {
        $inside = new Psr16Cache(new ArrayAdapter());
        $inside->setMultiple(['damaged' => 'no graph', 'foreign' => 5, 'forbidden' => Graph::encode(new Node())]);
        $cache = new GraphCache($inside, []);

        foreach (['damaged', 'foreign', 'forbidden'] as $key) {
            self::assertSame('default', $cache->get($key, 'default'), $key);
        }
        self::assertSame(['damaged' => 1, 'forbidden' => 1], $cache->getMultiple(['damaged', 'forbidden'], 1));
    }

    #[Test]
    public function whatCannotBeEncodedIsNotSavedButTheOthersAre(): void
    {
        $cache = new GraphCache(new Psr16Cache(new ArrayAdapter()), []);

        self::assertFalse($cache->set('closure', strlen(...)));
        self::assertFalse($cache->setMultiple(new \ArrayIterator(['a' => 1, 'closure' => strlen(...), 'b' => 2])));
        self::assertSame(['a' => 1, 'closure' => null, 'b' => 2], $cache->getMultiple(new \ArrayIterator(['a', 'closure', 'b'])));
        self::assertFalse($cache->has('closure'));
    }

    #[Test]
    public function valuesExpireAndAreDeleted(): void
    {
        $cache = new GraphCache(new Psr16Cache(new ArrayAdapter()), []);
        self::assertTrue($cache->setMultiple(['a' => 1, 'b' => 2, 'c' => 3], 60));
        $cache->set('past', 4, -1);
        self::assertFalse($cache->has('past'));

        self::assertTrue($cache->delete('a'));
        self::assertTrue($cache->deleteMultiple(['b']));
        self::assertSame(['a' => null, 'b' => null, 'c' => 3], $cache->getMultiple(['a', 'b', 'c']));
        self::assertTrue($cache->clear());
        self::assertFalse($cache->has('c'));
    }
}
