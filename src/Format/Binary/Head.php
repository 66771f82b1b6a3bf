<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

/**
 * The first bytes of a value: what it is, and how much belongs to it.
 *
 * @internal
 */
final readonly class Head
{
    /** A value without content: a number, null. */
    public const SCALAR = 0;
    /** $count bytes of text follow. */
    public const TEXT = 1;
    /** $count bytes follow. */
    public const BYTES = 2;
    /** $count items follow. */
    public const ITEMS = 3;
    /** $count keys follow, each with its value. */
    public const MEMBERS = 4;
    /** One value follows, of which this says more. */
    public const TAG = 5;
    /** Ends the items, members or pieces of text that were announced without a count. */
    public const STOP = 6;

    /** In the place of a count. */
    public const UNTIL_STOP = -1;

    /**
     * @param int $kind  one of the constants
     * @param int $count as the kind says
     * @param int $end   offset behind the head; of a scalar, behind the value
     */
    public function __construct(public int $kind, public int $count, public int $end) {}
}
