<?php

declare(strict_types=1);

namespace Kiln\Lab\Report;

use Kiln\Lab\Direction;

/**
 * What a list of some length cost when it was streamed.
 */
final readonly class StreamRow
{
    /**
     * @param int   $peakMemory bytes
     * @param float $time       milliseconds
     * @param int   $length     of the document, in bytes
     */
    public function __construct(
        public Direction $direction,
        public string $contender,
        public int $items,
        public int $peakMemory,
        public float $time,
        public int $length,
    ) {}
}
