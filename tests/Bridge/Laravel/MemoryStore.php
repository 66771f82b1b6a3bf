<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Laravel;

use Illuminate\Contracts\Cache\Store;

/**
 * Does what the stores of Laravel 10 do: what is absent is null, and what is absent begins to be counted at 0.
 */
class MemoryStore implements Store
{
    /** @var array<array-key, mixed> */
    public array $kept = [];

    /** @var array<array-key, int> */
    public array $seconds = [];

    /**
     * @param string|array<array-key, mixed> $key
     */
    public function get($key): mixed
    {
        return \is_string($key) ? $this->kept[$key] ?? null : throw new \TypeError('A key is text.');
    }

    /**
     * @param array<array-key, mixed> $keys
     *
     * @return array<array-key, mixed>
     */
    public function many(array $keys): array
    {
        $found = [];
        foreach ($keys as $key) {
            \is_string($key) || throw new \TypeError('A key is text.');
            $found[$key] = $this->get($key);
        }

        return $found;
    }

    public function put($key, $value, $seconds): bool
    {
        $this->kept[$key] = $value;
        $this->seconds[$key] = $seconds;

        return true;
    }

    /**
     * @param array<array-key, mixed> $values
     */
    public function putMany(array $values, $seconds): bool
    {
        foreach ($values as $key => $value) {
            $this->put((string) $key, $value, $seconds);
        }

        return true;
    }

    public function increment($key, $value = 1): int|bool
    {
        $kept = $this->kept[$key] ?? 0;
        if (!\is_int($kept) || !\is_int($value)) {
            return false;
        }
        $this->kept[$key] = $kept + $value;

        return $kept + $value;
    }

    public function decrement($key, $value = 1): int|bool
    {
        return $this->increment($key, \is_int($value) ? -$value : $value);
    }

    public function forever($key, $value): bool
    {
        return $this->put($key, $value, 0);
    }

    public function forget($key): bool
    {
        $isKept = isset($this->kept[$key]);
        unset($this->kept[$key]);

        return $isKept;
    }

    public function flush(): bool
    {
        $this->kept = [];

        return true;
    }

    public function getPrefix(): string
    {
        return 'prefix';
    }
}
