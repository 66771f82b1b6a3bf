<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * How the integers of a column are packed: the low half of the column's first byte.
 *
 * @internal
 */
final class Packing
{
    /** A base; each integer is the base plus what stands in 0, 1, 2 or 4 bytes. */
    public const OFFSETS = 0;

    /** Each integer stands in 8 bytes. */
    public const RAW = 4;

    /** A base and a step; each integer is the one before (the first: the base), plus the step, plus what stands in 0, 1, 2 or 4 bytes. */
    public const STEPS = 5;

    /** Of numbers only: each is one more than the one before, and the first is the first that is greater than all before. */
    public const FOLLOWING = 15;

    /** Bytes an integer takes, by what is added to OFFSETS or STEPS. */
    public const WIDTHS = [0, 1, 2, 4];

    /** The same for pack() and unpack(); nothing is packed in 0 bytes. */
    public const FORMATS = ['', 'C', 'v', 'V'];

    public const RAW_FORMAT = 'P';

    /**
     * What is added to OFFSETS or STEPS for integers from 0 to the one given; null when they do not fit.
     *
     * @return ?int<0, 3>
     */
    public static function widthFor(int $most): ?int
    {
        return match (true) {
            $most === 0 => 0,
            $most <= 0xFF => 1,
            $most <= 0xFFFF => 2,
            $most <= 0xFFFF_FFFF => 3,
            default => null,
        };
    }
}
