<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psr;

use Kiln\Graph\Graph;
use Psr\Cache\CacheItemInterface;
use Psr\Cache\CacheItemPoolInterface;

/**
 * Keeps values as graphs in any pool of PSR-6, which then only sees strings.
 *
 * What cannot be decoded, because it is stale or damaged, is a miss.
 *
 * @api
 */
final readonly class GraphCachePool implements CacheItemPoolInterface
{
    /** @var \Closure(string): mixed */
    private \Closure $decode;

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses as for {@see Graph::decode()}
     */
    public function __construct(private CacheItemPoolInterface $pool, array|callable|null $allowedClasses)
    {
        $this->decode = static fn(string $bytes): mixed => Graph::decode($bytes, $allowedClasses);
    }

    public function getItem(string $key): CacheItemInterface
    {
        return new GraphCacheItem($this->pool->getItem($key), $this->decode);
    }

    /**
     * @param array<array-key, string> $keys
     *
     * @return iterable<string, CacheItemInterface>
     */
    public function getItems(array $keys = []): iterable
    {
        /** @var CacheItemInterface $item */
        foreach ($this->pool->getItems($keys) as $item) {
            yield $item->getKey() => new GraphCacheItem($item, $this->decode);
        }
    }

    public function hasItem(string $key): bool
    {
        return $this->pool->hasItem($key);
    }

    public function clear(): bool
    {
        return $this->pool->clear();
    }

    public function deleteItem(string $key): bool
    {
        return $this->pool->deleteItem($key);
    }

    /**
     * @param array<array-key, string> $keys
     */
    public function deleteItems(array $keys): bool
    {
        return $this->pool->deleteItems($keys);
    }

    /**
     * @return bool false also for an item of another pool, and for a value that cannot be kept
     */
    public function save(CacheItemInterface $item): bool
    {
        $encoded = $item instanceof GraphCacheItem ? $item->encoded() : null;

        return $encoded !== null && $this->pool->save($encoded);
    }

    /**
     * @return bool false also for an item of another pool, and for a value that cannot be kept
     */
    public function saveDeferred(CacheItemInterface $item): bool
    {
        $encoded = $item instanceof GraphCacheItem ? $item->encoded() : null;

        return $encoded !== null && $this->pool->saveDeferred($encoded);
    }

    public function commit(): bool
    {
        return $this->pool->commit();
    }
}
