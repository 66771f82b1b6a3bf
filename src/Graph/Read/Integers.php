<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\Packing;
use Kiln\Graph\DamagedBytes;

/**
 * Reads what {@see \Kiln\Graph\Bytes\IntWriter} writes, a block at a time.
 *
 * @internal
 */
final class Integers
{
    /** So far from what an integer cannot hold that rounding does not matter. */
    private const FAR = 2.0 ** 62.5;

    /** PHP 8.2 makes a float of the step of range(); up to here that is the same number. */
    private const GREATEST_STEP_OF_RANGE = 2 ** 53;

    /** Integers at a time: what unpack() makes of them stays in the cache of the processor, which saves a quarter of the time. */
    private const BLOCK = 1024;

    private function __construct(
        private readonly string $bytes,
        private int $position,
        private readonly int $width,
        private readonly string $format,
        private int $base,
        private readonly ?int $step,
    ) {}

    /**
     * Goes past the integers. When this returns, all of them are there, and none is too great.
     *
     * @param int<1, max> $count
     *
     * @throws DamagedBytes
     */
    public static function at(Cursor $cursor, int $packing, int $count): self
    {
        $base = 0;
        $step = null;
        if ($packing < Packing::RAW) {
            $width = Packing::WIDTHS[$packing];
            $format = Packing::FORMATS[$packing];
            $base = $cursor->signed();
            $isInRange = $base <= \PHP_INT_MAX - 0xFFFF_FFFF;
        } elseif ($packing === Packing::RAW) {
            $width = 8;
            $format = Packing::RAW_FORMAT;
            $isInRange = true;
        } elseif ($packing < Packing::STEPS + 4) {
            $width = Packing::WIDTHS[$packing - Packing::STEPS];
            $format = Packing::FORMATS[$packing - Packing::STEPS];
            $base = $cursor->signed();
            $step = $cursor->signed();
            // All sums lie between these; as floats, because an integer that is too great would become one.
            $steps = (float) $step * $count;
            $last = $base + $steps;
            $isInRange = \max(\abs((float) $base), \abs($steps), \abs($last), \abs($last + 2.0 ** (8 * $width) * $count)) < self::FAR;
        } else {
            throw new DamagedBytes('Integers are packed in an unknown way.');
        }
        if (!$isInRange) {
            throw new DamagedBytes('An integer is out of range.');
        }

        return new self($cursor->bytes, $cursor->pass($count, $width), $width, $format, $base, $step);
    }

    /**
     * What all of them are; null unless they take no bytes for that reason.
     */
    public function same(): ?int
    {
        return $this->width === 0 && ($this->step ?? 0) === 0 ? $this->base : null;
    }

    /**
     * The first so many as they stand: how much greater each is than the base. Null unless they take a byte each.
     *
     * @return array{int, string}|null
     */
    public function asBytes(int $count): ?array
    {
        return $this->width === 1 && $this->step === null ? [$this->base, \substr($this->bytes, $this->position, $count)] : null;
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<int>
     */
    public function next(int $count): array
    {
        if ($this->width === 0) {
            return $this->even($count);
        }
        if ($count <= self::BLOCK) {
            return \array_values($this->block($count));
        }
        $blocks = [];
        do {
            $blocks[] = $this->block(\min(self::BLOCK, $count));
            $count -= self::BLOCK;
        } while ($count > 0);

        // Counts from 0 what unpack() has counted from 1.
        return \array_merge(...$blocks);
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-array<int, int>
     */
    private function block(int $count): array
    {
        /** @var non-empty-array<int, int> $values */
        $values = \unpack($this->format . $count, $this->bytes, $this->position);
        $this->position += $this->width * $count;
        if ($this->step === null) {
            return $this->base === 0 ? $values : self::added($values, $this->base);
        }

        return $this->summed($values, $this->step);
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<int>
     */
    private function even(int $count): array
    {
        if ($this->step === null || $this->step === 0) {
            return \array_fill(0, $count, $this->base);
        }
        $first = $this->base + $this->step;
        $this->base += $this->step * $count;
        $step = \abs($this->step);
        if ($step <= self::GREATEST_STEP_OF_RANGE) {
            return \range($first, $this->base, $step);
        }
        $values = [$first];
        for ($position = 1; $position < $count; ++$position) {
            $values[] = $first + $position * $this->step;
        }

        return $values;
    }

    /**
     * @param non-empty-array<int, int> $values
     *
     * @return non-empty-list<int>
     */
    private static function added(array $values, int $base): array
    {
        $sums = [];
        foreach ($values as $value) {
            $sums[] = $value + $base;
        }

        return $sums;
    }

    /**
     * @param non-empty-array<int, int> $values
     *
     * @return non-empty-list<int>
     */
    private function summed(array $values, int $step): array
    {
        $sums = [];
        $sum = $this->base;
        foreach ($values as $value) {
            $sums[] = $sum += $step + $value;
        }
        $this->base = $sum;

        return $sums;
    }
}
