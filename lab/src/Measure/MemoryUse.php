<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * The memory of one call, in bytes.
 */
final readonly class MemoryUse
{
    /**
     * @param int  $peak   at its height, beyond what was in use before it; its result included
     * @param int  $result what the result alone takes
     * @param ?int $plain  what the same objects take when they are made one by one; null where the call makes none, or others
     */
    public function __construct(public int $peak, public int $result, public ?int $plain) {}

    /**
     * @param \Closure(): mixed  $call
     * @param ?\Closure(): mixed $plain makes the same objects
     */
    public static function of(\Closure $call, ?\Closure $plain = null): self
    {
        self::tidyUp();
        memory_reset_peak_usage();
        $before = memory_get_usage();
        $result = $call();
        $peak = memory_get_peak_usage() - $before;
        $kept = self::inUse() - $before;
        unset($result);

        return new self($peak, $kept, $plain === null ? null : self::of($plain)->result);
    }

    /**
     * @param array<mixed> $measured what {@see get_object_vars()} gave in another process
     */
    public static function fromArray(array $measured): ?self
    {
        ['peak' => $peak, 'result' => $result, 'plain' => $plain] = $measured + ['peak' => null, 'result' => null, 'plain' => null];

        return \is_int($peak) && \is_int($result) ? new self($peak, $result, \is_int($plain) ? $plain : null) : null;
    }

    private static function inUse(): int
    {
        self::tidyUp();

        return memory_get_usage();
    }

    private static function tidyUp(): void
    {
        gc_collect_cycles();
        gc_mem_caches();
    }
}
