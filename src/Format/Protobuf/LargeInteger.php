<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

/**
 * A number of JSON that has no fraction and may be beyond the integers of PHP.
 *
 * @internal
 */
final readonly class LargeInteger
{
    /**
     * @param string $digits with a sign where it is negative
     */
    public function __construct(public string $digits) {}

    /**
     * @return int|float as json_decode() gives it
     */
    public function number(): int|float
    {
        $integer = (int) $this->digits;

        return (string) $integer === $this->digits ? $integer : (float) $this->digits;
    }
}
