<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/** How long one call took, measured several times. All times are in milliseconds. */
final readonly class Timing
{
    /** @param non-empty-list<float> $samples one for each round, in order */
    public function __construct(public array $samples) {}

    /**
     * @template K of array-key
     *
     * @param array<K, float|int> $figures that were measured once
     *
     * @return array<K, self>
     */
    public static function each(array $figures): array
    {
        return array_map(static fn(float|int $figure): self => new self([(float) $figure]), $figures);
    }

    public function median(): float
    {
        return self::medianOf($this->samples);
    }

    /** The median absolute deviation from the median: half of the samples lie nearer to the median than this. */
    public function deviation(): float
    {
        $median = $this->median();

        return self::medianOf(array_map(static fn(float $sample): float => abs($sample - $median), $this->samples));
    }

    public function times(float $factor): self
    {
        return new self(array_map(static fn(float $sample): float => $sample * $factor, $this->samples));
    }

    /** The median of the ratios of samples that were taken in the same round. */
    public function ratioTo(self $other): float
    {
        return self::medianOf(array_map(static fn(float $mine, float $others): float => $mine / $others, $this->samples, $other->samples));
    }

    /** @param non-empty-list<float> $values */
    public static function medianOf(array $values): float
    {
        sort($values);
        $count = \count($values);

        return ($values[intdiv($count - 1, 2)] + $values[intdiv($count, 2)]) / 2;
    }
}
