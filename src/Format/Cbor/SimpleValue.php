<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * A value that is nothing but a number with a meaning (RFC 8949, section 3.3), other than false, true, null and undefined.
 *
 * @api
 */
final readonly class SimpleValue
{
    /**
     * @param int $number from 0 to 19, or from 32 to 255
     *
     * @throws \InvalidArgumentException for any other
     */
    public function __construct(public int $number)
    {
        if ($number < 0 || $number > 255 || ($number >= 20 && $number < 32)) {
            throw new \InvalidArgumentException("A simple value goes from 0 to 19 or from 32 to 255, got {$number}.");
        }
    }
}
