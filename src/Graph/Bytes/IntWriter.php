<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * Packs integers in the way that takes the fewest bytes.
 *
 * @internal
 */
final class IntWriter
{
    /** Beyond it nothing is subtracted. */
    private const FAR = 1 << 61;

    /** Beyond it no steps are looked at, because their differences could overflow. */
    private const FAR_FOR_STEPS = 1 << 60;

    private const SAMPLE = 256;

    /**
     * @param non-empty-list<int> $values
     *
     * @return array{int, string} the packing and the bytes
     */
    public static function pack(array $values): array
    {
        $least = \min($values);
        $most = \max($values);
        if ($least < -self::FAR || $most > self::FAR) {
            return [Packing::RAW, \pack(Packing::RAW_FORMAT . '*', ...$values)];
        }
        $best = self::offsets($values, $least, $most);
        if ($best[0] === Packing::OFFSETS || \count($values) <= 2 || $least < -self::FAR_FOR_STEPS || $most > self::FAR_FOR_STEPS) {
            return $best;
        }
        // The first steps of a long column tell whether the others can be small.
        $sample = \array_slice($values, 0, self::SAMPLE);
        if (\count($sample) < \count($values) && self::steps($sample, \intdiv(\strlen($best[1]) * self::SAMPLE, \count($values))) === null) {
            return $best;
        }

        return self::steps($values, \strlen($best[1])) ?? $best;
    }

    /**
     * @param non-empty-list<int> $values
     *
     * @return array{int, string}
     */
    private static function offsets(array $values, int $least, int $most): array
    {
        $width = Packing::widthFor($most - $least);
        if ($width === null) {
            return [Packing::RAW, \pack(Packing::RAW_FORMAT . '*', ...$values)];
        }
        // A base of 0 saves the reader an addition for each integer.
        $base = $least >= 0 && $width !== 0 && Packing::widthFor($most) === $width ? 0 : $least;

        return [Packing::OFFSETS + $width, Varint::signed($base) . self::packed($values, $base, $width)];
    }

    /**
     * @param non-empty-list<int> $values
     *
     * @return array{int, string}|null null when it takes no less than so many bytes
     */
    private static function steps(array $values, int $length): ?array
    {
        $steps = [];
        $previous = $values[0];
        foreach ($values as $value) {
            $steps[] = $value - $previous;
            $previous = $value;
        }
        // The first has none before it, so its step may be any.
        $steps[0] = $steps[1] ?? 0;
        $least = \min($steps);
        $steps[0] = $least;
        $width = Packing::widthFor(\max($steps) - $least);
        if ($width === null || Packing::WIDTHS[$width] * \count($steps) + 2 >= $length) {
            return null;
        }
        $bytes = Varint::signed($values[0] - $least) . Varint::signed($least) . self::packed($steps, $least, $width);

        return \strlen($bytes) < $length ? [Packing::STEPS + $width, $bytes] : null;
    }

    /**
     * @param non-empty-list<int> $values
     * @param int<0, 3>           $width  an index of {@see Packing::WIDTHS}
     */
    private static function packed(array $values, int $base, int $width): string
    {
        if ($width === 0) {
            return '';
        }
        if ($base !== 0) {
            foreach ($values as $position => $value) {
                $values[$position] = $value - $base;
            }
        }

        return \pack(Packing::FORMATS[$width] . '*', ...$values);
    }
}
