<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

/**
 * How much is measured.
 */
final readonly class SourceExtent
{
    /**
     * @param positive-int       $rounds       processes for each figure on the command line
     * @param positive-int       $textRounds   calls in a row with the Chinese texts
     * @param positive-int       $requests     for each figure behind the web server
     * @param positive-int       $lateRequests where every request compiles its file, which takes a tenth of a second
     * @param list<positive-int> $counts       of integers
     * @param list<positive-int> $sizes        objects on the command line
     * @param list<positive-int> $webSizes     objects behind the web server
     */
    private function __construct(
        public int $rounds,
        public int $textRounds,
        public int $requests,
        public int $lateRequests,
        public array $counts,
        public array $sizes,
        public array $webSizes,
    ) {}

    /**
     * As in the sources.
     *
     * @param positive-int $rounds
     * @param positive-int $textRounds
     * @param positive-int $requests
     */
    public static function full(int $rounds, int $textRounds, int $requests): self
    {
        return new self(
            $rounds,
            $textRounds,
            $requests,
            max(1, min($requests, 100)),
            Integers::COUNTS,
            [16, 31, 151, 301, 1_501, 2_501, 4_501, 6_501, 8_501, 10_501, 20_501],
            [16, 151, 1_501, 4_501, 10_501, 20_501],
        );
    }

    /**
     * Only to see that everything works.
     */
    public static function quick(): self
    {
        return new self(1, 1_000, 20, 5, [100_000, 200_000], [16, 1_501, 20_501], [16, 1_501, 20_501]);
    }
}
