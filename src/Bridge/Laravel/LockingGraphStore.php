<?php

declare(strict_types=1);

namespace Kiln\Bridge\Laravel;

use Illuminate\Contracts\Cache\Lock;
use Illuminate\Contracts\Cache\LockProvider;

/**
 * The locks are those of the store inside.
 *
 * @internal made by {@see GraphStore::around()}
 */
final readonly class LockingGraphStore extends GraphStore implements LockProvider
{
    /**
     * @param string      $name
     * @param int         $seconds
     * @param string|null $owner
     */
    public function lock($name, $seconds = 0, $owner = null): Lock
    {
        return $this->locks()->lock($name, $seconds, $owner);
    }

    /**
     * @param string $name
     * @param string $owner
     */
    public function restoreLock($name, $owner): Lock
    {
        return $this->locks()->restoreLock($name, $owner);
    }

    private function locks(): LockProvider
    {
        \assert($this->store instanceof LockProvider);

        return $this->store;
    }
}
