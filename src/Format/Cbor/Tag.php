<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

/**
 * A value of which a number says what it means (RFC 8949, section 3.4). When reading, only where {@see Cbor} is told to keep tags.
 *
 * @api
 */
final readonly class Tag
{
    /**
     * @param int<0, max> $number
     */
    public function __construct(public int $number, public mixed $value) {}
}
