<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psr;

use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Graph\UnencodableValue;
use Psr\SimpleCache\CacheInterface;

/**
 * Keeps values as graphs in any cache of PSR-16, which then only sees strings.
 *
 * What cannot be decoded, because it is stale or damaged, is a miss. Parameters have no types, for those of the interface
 * have none before its version 2.
 *
 * @api
 */
final readonly class GraphCache implements CacheInterface
{
    /** @var \Closure(string): mixed */
    private \Closure $decode;

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses as for {@see Graph::decode()}
     */
    public function __construct(private CacheInterface $cache, array|callable|null $allowedClasses)
    {
        $this->decode = static fn(string $bytes): mixed => Graph::decode($bytes, $allowedClasses);
    }

    /**
     * @param string $key
     * @param mixed  $default
     */
    public function get($key, $default = null): mixed
    {
        return $this->decoded($this->cache->get($key), $default);
    }

    /**
     * @param string                 $key
     * @param mixed                  $value
     * @param int|\DateInterval|null $ttl
     *
     * @return bool false also for a value that cannot be kept
     */
    public function set($key, $value, $ttl = null): bool
    {
        try {
            return $this->cache->set($key, Graph::encode($value), $ttl);
        } catch (UnencodableValue) {
            return false;
        }
    }

    /**
     * @param string $key
     */
    public function delete($key): bool
    {
        return $this->cache->delete($key);
    }

    public function clear(): bool
    {
        return $this->cache->clear();
    }

    /**
     * @param iterable<string> $keys
     * @param mixed            $default
     *
     * @return iterable<string, mixed>
     */
    public function getMultiple($keys, $default = null): iterable
    {
        // No generator, which would tell of a key that is none only when somebody looks.
        $values = [];
        foreach ($this->cache->getMultiple($keys) as $key => $bytes) {
            $values[$key] = $this->decoded($bytes, $default);
        }

        return $values;
    }

    /**
     * @param iterable<mixed>        $values
     * @param int|\DateInterval|null $ttl
     *
     * @return bool false also when one of the values cannot be kept; the others are, then
     */
    public function setMultiple($values, $ttl = null): bool
    {
        $areAllKept = true;
        $isSaved = $this->cache->setMultiple(self::encoded($values, $areAllKept), $ttl);

        return $isSaved && $areAllKept;
    }

    /**
     * @param iterable<string> $keys
     */
    public function deleteMultiple($keys): bool
    {
        return $this->cache->deleteMultiple($keys);
    }

    /**
     * @param string $key
     */
    public function has($key): bool
    {
        return $this->cache->has($key);
    }

    /**
     * @param iterable<mixed> $values
     *
     * @return \Generator<mixed, string> with the keys as they are: the cache inside judges them
     */
    private static function encoded(iterable $values, bool &$areAllKept): \Generator
    {
        foreach ($values as $key => $value) {
            try {
                $bytes = Graph::encode($value);
            } catch (UnencodableValue) {
                $areAllKept = false;
                continue;
            }
            yield $key => $bytes;
        }
    }

    private function decoded(mixed $bytes, mixed $default): mixed
    {
        if (!\is_string($bytes)) {
            return $default;
        }
        try {
            return ($this->decode)($bytes);
        } catch (UndecodableBytes) {
            // A miss: the application makes the value anew.
            return $default;
        }
    }
}
