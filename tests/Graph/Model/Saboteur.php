<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * When it wakes up, it lets go of what it can reach, and calls the collector: others of the same graph must not suffer.
 */
final class Saboteur
{
    public mixed $target = null;

    /** @var array<array-key, mixed> */
    public array $targets = [];

    public function __wakeup(): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        if ($this->target instanceof self) {
            $this->target->target = null;
            $this->target->targets = [];
        }
        foreach (array_keys($this->targets) as $key) {
            $this->targets[$key] = null;
        }
        $this->target = null;
        $this->targets = [];
        gc_collect_cycles();
    }
}
