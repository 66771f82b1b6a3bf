<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * The parts that not every value has, in their order; each has a bit in the third byte.
 *
 * @internal
 */
final class Part
{
    public const STRINGS = 1;
    public const ENUMS = 2;
    public const SHAPES = 4;
    public const ARRAYS = 8;
    public const REFERENCES = 16;
    public const CALLS = 32;
    /** At the end: bytes without meaning, see {@see Weight}. */
    public const FILL = 64;

    public const ALL = 127;
}
