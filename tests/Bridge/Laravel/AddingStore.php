<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Laravel;

use Illuminate\Contracts\Cache\Lock;
use Illuminate\Contracts\Cache\LockProvider;

/**
 * As that of Redis: adds by itself, gives locks, changes when an item expires, and gives integers back as text.
 */
final class AddingStore extends MemoryStore implements LockProvider
{
    /** @var list<array{string, int, ?string}> */
    public array $locks = [];

    public function __construct(private readonly Lock $lock) {}

    /**
     * @param string|array<array-key, mixed> $key
     */
    public function get($key): mixed
    {
        $kept = parent::get($key);

        return \is_int($kept) ? (string) $kept : $kept;
    }

    public function add(string $key, mixed $value, int $seconds): bool
    {
        return !isset($this->kept[$key]) && $this->put($key, $value, $seconds);
    }

    public function touch(string $key, int $seconds): bool
    {
        $this->seconds[$key] = $seconds;

        return isset($this->kept[$key]);
    }

    public function lock($name, $seconds = 0, $owner = null): Lock
    {
        $this->locks[] = [$name, $seconds, $owner];

        return $this->lock;
    }

    public function restoreLock($name, $owner): Lock
    {
        return $this->lock($name, 0, $owner);
    }
}
