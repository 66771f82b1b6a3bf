<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\DamagedBytes;

/**
 * Reads bytes from the first to the last, and never beyond.
 *
 * @internal
 */
final class Cursor
{
    /**
     * @param int $position of the first byte to read
     * @param int $end      the position behind the last one
     */
    public function __construct(public readonly string $bytes, private int $position, private readonly int $end) {}

    public function remaining(): int
    {
        return $this->end - $this->position;
    }

    /**
     * @return int<0, 255>
     */
    public function byte(): int
    {
        if ($this->position >= $this->end) {
            throw self::cutOff();
        }

        return \ord($this->bytes[$this->position++]);
    }

    public function take(int $length): string
    {
        return \substr($this->bytes, $this->pass($length, 1), $length);
    }

    /**
     * Goes past so many things of so many bytes.
     *
     * @return int the position of the first
     */
    public function pass(int $count, int $width): int
    {
        // The product of a count that is too great may be one that no integer holds.
        if ($width > 0 && $count > \intdiv($this->end - $this->position, $width)) {
            throw self::cutOff();
        }
        $position = $this->position;
        $this->position += $count * $width;

        return $position;
    }

    /**
     * @return int<0, max>
     */
    public function unsigned(): int
    {
        $value = $this->bits();

        return $value >= 0 ? $value : throw new DamagedBytes('A count is out of range.');
    }

    public function signed(): int
    {
        $bits = $this->bits();

        return (($bits >> 1) & \PHP_INT_MAX) ^ -($bits & 1);
    }

    public function fixed32(): int
    {
        $bytes = $this->take(4);

        return \ord($bytes[0]) | \ord($bytes[1]) << 8 | \ord($bytes[2]) << 16 | \ord($bytes[3]) << 24;
    }

    /**
     * 64 bits of variable length, in the only form that is allowed: the shortest.
     */
    private function bits(): int
    {
        $value = 0;
        for ($shift = 0; $shift <= 63; $shift += 7) {
            $byte = $this->byte();
            $value |= ($byte & 0x7F) << $shift;
            if ($byte < 0x80) {
                if (($byte === 0 && $shift > 0) || ($shift === 63 && $byte > 1)) {
                    break;
                }

                return $value;
            }
        }

        throw new DamagedBytes('An integer is not written in its shortest form.');
    }

    private static function cutOff(): DamagedBytes
    {
        return new DamagedBytes('The bytes end too early.');
    }
}
