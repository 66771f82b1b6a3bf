<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

/**
 * How much there is in an object that was made up.
 *
 * @internal
 */
enum Filling
{
    /** null wherever it is permitted */
    case Nulls;

    /** no elements, no text, zero */
    case Empty;

    /** a value in every property */
    case Full;

    /** whatever chance wants */
    case Mixed;

    /**
     * The first cases are always the same three.
     */
    public static function ofCase(int $number): self
    {
        return [self::Full, self::Nulls, self::Empty][$number] ?? self::Mixed;
    }
}
