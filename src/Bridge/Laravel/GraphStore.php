<?php

declare(strict_types=1);

namespace Kiln\Bridge\Laravel;

use Illuminate\Contracts\Cache\LockProvider;
use Illuminate\Contracts\Cache\Store;
use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Graph\UnencodableValue;

/**
 * Keeps values as graphs in any cache store of Laravel, which then only sees strings, and integers: those stay what they are,
 * so that they can be incremented.
 *
 * What cannot be decoded, because it is stale or damaged, is a miss, and so is what lay in the store before. Parameters have no
 * types, because those of the interface have none.
 *
 * @api
 */
readonly class GraphStore implements Store
{
    /** @var \Closure(string): mixed */
    private \Closure $decode;

    /**
     * @param list<string>|callable(string): bool|null $allowedClasses as for {@see Graph::decode()}
     */
    final private function __construct(protected Store $store, array|callable|null $allowedClasses)
    {
        $this->decode = static fn(string $bytes): mixed => Graph::decode($bytes, $allowedClasses);
    }

    /**
     * A store that gives locks if the one inside does.
     *
     * @param list<string>|callable(string): bool|null $allowedClasses as for {@see Graph::decode()}
     */
    public static function around(Store $store, array|callable|null $allowedClasses): self
    {
        return $store instanceof LockProvider ? new LockingGraphStore($store, $allowedClasses) : new self($store, $allowedClasses);
    }

    /**
     * @param string|array<array-key, mixed> $key
     */
    public function get($key): mixed
    {
        return $this->decoded($this->store->get($key));
    }

    /**
     * @param array<array-key, mixed> $keys
     *
     * @return array<array-key, mixed>
     */
    public function many(array $keys): array
    {
        return \array_map($this->decoded(...), $this->store->many($keys));
    }

    /**
     * @param string $key
     * @param mixed  $value
     * @param int    $seconds
     *
     * @throws UnencodableValue as other stores throw what serialize() does
     */
    public function put($key, $value, $seconds): bool
    {
        return $this->store->put($key, self::encoded($value), $seconds);
    }

    /**
     * @param array<array-key, mixed> $values
     * @param int                     $seconds
     *
     * @throws UnencodableValue
     */
    public function putMany(array $values, $seconds): bool
    {
        return $this->store->putMany(\array_map(self::encoded(...), $values), $seconds);
    }

    /**
     * Keeps the value if there is none. Whether nobody can come in between depends on the store inside.
     *
     * @param string $key
     * @param mixed  $value
     * @param int    $seconds
     *
     * @throws UnencodableValue
     */
    public function add($key, $value, $seconds): bool
    {
        // No method of the interface, but Laravel asks for it.
        if (\method_exists($this->store, 'add')) {
            return (bool) $this->store->add($key, self::encoded($value), $seconds);
        }

        return $this->get($key) === null && $this->put($key, $value, $seconds);
    }

    /**
     * @param string $key
     * @param mixed  $value
     */
    public function increment($key, $value = 1): int|bool
    {
        return $this->store->increment($key, $value);
    }

    /**
     * @param string $key
     * @param mixed  $value
     */
    public function decrement($key, $value = 1): int|bool
    {
        return $this->store->decrement($key, $value);
    }

    /**
     * @param string $key
     * @param mixed  $value
     *
     * @throws UnencodableValue
     */
    public function forever($key, $value): bool
    {
        return $this->store->forever($key, self::encoded($value));
    }

    /**
     * @param string $key
     * @param int    $seconds
     */
    public function touch($key, $seconds): bool
    {
        // Of the interface from Laravel 13 on.
        if (\method_exists($this->store, 'touch')) {
            return (bool) $this->store->touch($key, $seconds);
        }
        $kept = $this->store->get($key);

        return $kept !== null && $this->store->put($key, $kept, $seconds);
    }

    /**
     * @param string $key
     */
    public function forget($key): bool
    {
        return $this->store->forget($key);
    }

    public function flush(): bool
    {
        return $this->store->flush();
    }

    public function getPrefix(): string
    {
        return $this->store->getPrefix();
    }

    private static function encoded(mixed $value): int|string
    {
        return \is_int($value) ? $value : Graph::encode($value);
    }

    private function decoded(mixed $kept): mixed
    {
        if (\is_int($kept)) {
            return $kept;
        }
        if (!\is_string($kept)) {
            return null;
        }
        // Redis and Memcached give integers back as text.
        if ((string) (int) $kept === $kept) {
            return (int) $kept;
        }
        try {
            return ($this->decode)($kept);
        } catch (UndecodableBytes) {
            // A miss: the application makes the value anew.
            return null;
        }
    }
}
