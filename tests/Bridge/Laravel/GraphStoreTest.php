<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Laravel;

use Illuminate\Contracts\Cache\Lock;
use Illuminate\Contracts\Cache\LockProvider;
use Kiln\Bridge\Laravel\GraphStore;
use Kiln\Bridge\Laravel\LockingGraphStore;
use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Tests\Graph\Model\Node;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(GraphStore::class)]
#[CoversClass(LockingGraphStore::class)]
final class GraphStoreTest extends TestCase
{
    #[Test]
    public function theStoreInsideSeesBytes(): void
    {
        $inside = new MemoryStore();
        $store = GraphStore::around($inside, [Node::class]);
        self::assertNull($store->get('key'));

        self::assertTrue($store->put('key', new Node(), 60));

        self::assertSame(Graph::encode(new Node()), $inside->kept['key']);
        self::assertSame(60, $inside->seconds['key']);
        self::assertEquals(new Node(), $store->get('key'));
        foreach ([false, '', '5', 5.0, [], "\xC1"] as $value) {
            $store->forever('key', $value);
            self::assertSame($value, $store->get('key'));
        }
        self::assertSame(0, $inside->seconds['key']);
    }

    #[Test]
    public function integersAreCounted(): void
    {
        foreach ([new MemoryStore(), new AddingStore(self::createStub(Lock::class))] as $inside) {
            $store = GraphStore::around($inside, []);
            $store->put('count', 5, 60);

            self::assertSame(5, $inside->kept['count']);
            self::assertSame(6, $store->increment('count'));
            self::assertSame(3, $store->decrement('count', 3));
            self::assertSame(3, $store->get('count'));
            self::assertSame(['count' => 3], $store->many(['count']));
            self::assertSame(-2, $store->decrement('absent', 2));
            self::assertSame(-2, $store->get('absent'));
        }
    }

    #[Test]
    public function manyAtOnce(): void
    {
        $inside = new MemoryStore();
        $store = GraphStore::around($inside, [Node::class]);

        self::assertTrue($store->putMany(['node' => new Node(), 'count' => 1, 'text' => 'tea'], 60));

        self::assertSame(['node' => Graph::encode(new Node()), 'count' => 1, 'text' => Graph::encode('tea')], $inside->kept);
        self::assertEquals(['text' => 'tea', 'absent' => null, 'node' => new Node(), 'count' => 1], $store->many(['text', 'absent', 'node', 'count']));
    }

    #[Test]
    public function whatCannotBeDecodedIsAMiss(): void
    {
        $inside = new MemoryStore();
        $inside->kept = [
            'damaged' => 'no graph',
            'forbidden' => Graph::encode(new Node()),
            'of before' => ['an array'],
            'number' => '1.5',
            'padded' => '05',
        ];
        $store = GraphStore::around($inside, []);

        foreach (array_keys($inside->kept) as $key) {
            self::assertNull($store->get($key), $key);
        }
    }

    #[Test]
    public function whatCannotBeEncodedIsAnException(): void
    {
        $inside = new MemoryStore();
        $store = GraphStore::around($inside, []);
        $writes = [
            static fn() => $store->put('key', strlen(...), 60),
            static fn() => $store->forever('key', [strlen(...)]),
            static fn() => $store->putMany(['good' => 1, 'key' => strlen(...)], 60),
            static fn() => $store->add('key', strlen(...), 60),
        ];

        foreach ($writes as $write) {
            try {
                $write();
                self::fail('It was kept.');
            } catch (UnencodableValue) {
                self::assertSame([], $inside->kept);
            }
        }
    }

    #[Test]
    public function whatIsThereIsNotAdded(): void
    {
        foreach ([new MemoryStore(), new AddingStore(self::createStub(Lock::class))] as $inside) {
            $store = GraphStore::around($inside, []);

            self::assertTrue($store->add('key', ['first'], 60));
            self::assertFalse($store->add('key', ['second'], 70));
            self::assertSame(['first'], $store->get('key'));
            self::assertSame(60, $inside->seconds['key']);
        }
    }

    #[Test]
    public function whenAnItemExpiresCanBeChanged(): void
    {
        foreach ([new MemoryStore(), new AddingStore(self::createStub(Lock::class))] as $inside) {
            $store = GraphStore::around($inside, []);
            $store->put('key', ['value'], 60);

            self::assertTrue($store->touch('key', 70));
            self::assertFalse($store->touch('absent', 70));
            self::assertSame(70, $inside->seconds['key']);
            self::assertSame(['value'], $store->get('key'));
            self::assertNull($store->get('absent'));
        }
    }

    #[Test]
    public function itemsAreForgotten(): void
    {
        $store = GraphStore::around(new MemoryStore(), []);
        $store->putMany(['a' => 1, 'b' => 2], 60);

        self::assertTrue($store->forget('a'));
        self::assertFalse($store->forget('a'));
        self::assertSame(['a' => null, 'b' => 2], $store->many(['a', 'b']));
        self::assertTrue($store->flush());
        self::assertNull($store->get('b'));
        self::assertSame('prefix', $store->getPrefix());
    }

    #[Test]
    public function locksAreThoseOfTheStoreInside(): void
    {
        self::assertNotInstanceOf(LockProvider::class, GraphStore::around(new MemoryStore(), []));

        $lock = self::createStub(Lock::class);
        $inside = new AddingStore($lock);
        $store = GraphStore::around($inside, []);
        self::assertInstanceOf(LockProvider::class, $store);
        self::assertSame($lock, $store->lock('name', 5, 'owner'));
        self::assertSame($lock, $store->restoreLock('name', 'owner'));
        self::assertSame([['name', 5, 'owner'], ['name', 0, 'owner']], $inside->locks);
    }
}
