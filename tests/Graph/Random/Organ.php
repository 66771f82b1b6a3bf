<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * What a stretch of graph bytes is, by docs/graph-format.md. Some consist of others.
 */
enum Organ
{
    /** A varint: counts, lengths, bases, steps, heads of shapes, sections and blocks. */
    case Number;
    /** The first byte of a column: kind and packing. */
    case Head;
    /** A byte with a packing of integers. */
    case Packing;
    /** Bytes of integers, floats or selectors. */
    case Cells;
    /** The length and the strings of a block without zero bytes. */
    case Text;
    case Layout;
    case Block;
    case Column;
    case Shape;
    case Section;
}
