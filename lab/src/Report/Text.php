<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

/**
 * Figures as people read them.
 */
final readonly class Text
{
    /**
     * @param int $bytes 1 kB is 1000 bytes
     */
    public static function bytes(int $bytes): string
    {
        return match (true) {
            abs($bytes) < 1000 => "{$bytes} B",
            abs($bytes) < 1_000_000 => \sprintf('%.0f kB', $bytes / 1e3),
            default => \sprintf('%.1f MB', $bytes / 1e6),
        };
    }

    public static function milliseconds(float $time): string
    {
        return \sprintf($time < 10 ? '%.2f' : '%.1f', $time);
    }

    public static function ratio(?float $ratio): string
    {
        return $ratio === null ? '' : \sprintf($ratio < 10 ? '%.2f' : '%.1f', $ratio);
    }
}
