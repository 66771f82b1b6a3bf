<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Tests\Fuzz\Chance;

/**
 * Columns of values at the edges of what PHP's types hold, each so that some packing of the format is the best one.
 */
final readonly class ExtremeColumn
{
    /** Where some arithmetic changes: int64, doubles, the widths of the packings, and the bounds of the encoders. */
    private const EDGES = [
        0, 1, 0x7F, 0x80, 0xFF, 0x100, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1_0000_0000, 2 ** 52, 2 ** 53, 2 ** 54,
        2 ** 55, 2 ** 58, 2 ** 59, 2 ** 60, 2 ** 61, 2 ** 62, \PHP_INT_MAX - 0xFFFF_FFFF, \PHP_INT_MAX,
    ];

    private const FLOATS = [
        0.0, -0.0, \INF, -\INF, \NAN, 5e-324, -5e-324, 2.2250738585072014e-308, \PHP_FLOAT_MAX, -\PHP_FLOAT_MAX, \PHP_FLOAT_EPSILON, 0.1,
        9007199254740991.0, 9007199254740992.0, -9007199254740993.0, 900719925474099.1, 9.223372036854775e18, 1e22, 1e23, 1.7976931348623157e308,
    ];

    private const STRINGS = ['', '0', '-0', '007', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '1e5', "\0", "\0\0", "a\0", 'é', "\xFF\xFE"];

    public function __construct(private Chance $chance) {}

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<mixed>
     */
    public function cells(int $count): array
    {
        return match ($this->chance->int(0, 9)) {
            0, 1, 2, 3, 4 => $this->integers($count),
            5, 6 => $this->floats($count),
            7 => $this->strings($count),
            default => $this->mixed($count),
        };
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<int>
     */
    public function integers(int $count): array
    {
        return match ($this->chance->int(0, 6)) {
            0 => array_fill(0, $count, $this->integer()),
            1 => $this->offsets($count),
            2, 3, 4 => $this->steps($count),
            5 => $this->each($count, $this->integer(...)),
            default => $this->each($count, fn(): int => $this->chance->int(\PHP_INT_MIN, \PHP_INT_MAX)),
        };
    }

    /**
     * Distinct, as keys of an array have to be.
     *
     * @param int<1, max> $count
     *
     * @return non-empty-list<int|string> of as many, or fewer
     */
    public function keys(int $count): array
    {
        $keys = [];
        foreach ($this->chance->percent(60) ? $this->integers($count) : $this->strings($count) as $key) {
            $keys[$key] = true;
        }

        return array_keys($keys);
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<float>
     */
    public function floats(int $count): array
    {
        $divisor = 10 ** $this->chance->int(0, 5);

        return match ($this->chance->int(0, 5)) {
            0 => array_fill(0, $count, $this->float()),
            1 => $this->each($count, $this->float(...)),
            2 => array_map(static fn(int $integer): float => $integer / (float) $divisor, $this->integers($count)),
            3, 4 => $this->each($count, fn(): float => $this->chance->int(-1_000, 1_000) / (float) $divisor),
            default => $this->each($count, fn(): float => $this->chance->int(2 ** 53 - 9, 2 ** 53 + 9) / (float) $divisor),
        };
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<string>
     */
    public function strings(int $count): array
    {
        return match ($this->chance->int(0, 4)) {
            0 => array_fill(0, $count, $this->string()),
            1 => $this->each($count, fn(): string => $this->chance->bytes($this->chance->int(0, 4))),
            2 => $this->each($count, fn(): string => (string) $this->integer()),
            3 => array_fill(0, $count, str_repeat($this->chance->bytes(1), $this->chance->oneOf([23, 255, 256, 4_071, 4_072, 65_536]))),
            default => $this->each($count, $this->string(...)),
        };
    }

    private function string(): string
    {
        return $this->chance->oneOf(self::STRINGS);
    }

    private function integer(): int
    {
        $edge = $this->chance->oneOf(self::EDGES);
        $near = self::sum($edge, $this->chance->int(-3, 3)) ?? \PHP_INT_MAX;

        return $this->chance->percent(50) ? $near : -1 - $near;
    }

    private function float(): float
    {
        return $this->chance->oneOf(self::FLOATS);
    }

    /**
     * Not far from each other.
     *
     * @param int<1, max> $count
     *
     * @return non-empty-list<int>
     */
    private function offsets(int $count): array
    {
        $base = $this->integer();
        $width = $this->chance->oneOf([1, 0xFF, 0x100, 0xFFFF, 0x1_0000, 0xFFFF_FFFF, 0x1_0000_0000]);
        $base = $base > \PHP_INT_MAX - $width ? \PHP_INT_MAX - $width : $base;

        return $this->each($count, fn(): int => $base + $this->chance->oneOf([0, $width, $this->chance->int(0, $width)]));
    }

    /**
     * Each as far from the one before, or nearly; it begins anew where 64 bits end.
     *
     * @param int<1, max> $count
     *
     * @return non-empty-list<int>
     */
    private function steps(int $count): array
    {
        $step = $this->integer();
        if ($this->chance->percent(70)) {
            // So that all of them have room.
            $step = intdiv($step, 2 * $count);
        }
        $half = intdiv($step, 2);
        $first = abs($half) < intdiv(\PHP_INT_MAX, $count) && $this->chance->percent(50) ? -$half * $count : $this->integer();
        $jitter = $this->chance->oneOf([0, 0, 0, 1, 0xFF, 0xFFFF, 0xFFFF_FFFF]);
        $value = $first;

        return $this->each($count, function () use (&$value, $first, $step, $jitter): int {
            $before = $value;
            $value = self::sum(self::sum($value, $step) ?? $first, $jitter === 0 ? 0 : $this->chance->int(0, $jitter)) ?? $first;

            return $before;
        });
    }

    /**
     * Null where 64 bits do not hold it.
     */
    private static function sum(int $one, int $other): ?int
    {
        $fits = $other < 0 ? $one >= \PHP_INT_MIN - $other : $one <= \PHP_INT_MAX - $other;

        return $fits ? $one + $other : null;
    }

    /**
     * @param int<1, max> $count
     *
     * @return non-empty-list<mixed>
     */
    private function mixed(int $count): array
    {
        $kinds = $this->chance->sample([
            static fn(): mixed => null, static fn(): bool => true, static fn(): bool => false, static fn(): array => [], $this->integer(...), $this->float(...),
            $this->string(...), fn(): array => [$this->integer()],
        ]);
        $kinds = $kinds === [] ? [static fn(): mixed => null, $this->integer(...)] : $kinds;

        return $this->each($count, fn(): mixed => ($this->chance->oneOf($kinds))());
    }

    /**
     * @template T
     *
     * @param int<1, max>    $count
     * @param \Closure(): T $make
     *
     * @return non-empty-list<T>
     */
    private function each(int $count, \Closure $make): array
    {
        $values = [$make()];
        while (\count($values) < $count) {
            $values[] = $make();
        }

        return $values;
    }
}
