<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\CannotEncode;

/**
 * The bytes of a format that says ahead how many items or members follow.
 *
 * @internal
 */
interface Wire
{
    /** The bytes of null, true and false. */
    public function null(): string;

    public function true(): string;

    public function false(): string;

    public function integer(int $number): string;

    public function float(float $number): string;

    /**
     * The byte before the 64 bits of a float; null where floats have other forms too.
     */
    public function double(): ?string;

    /**
     * The byte before an integer of 16 bits without a sign, which is the form of those from 256 on.
     */
    public function short(): string;

    /**
     * @param int $kind {@see Head}: of text, bytes, items or members
     *
     * @throws CannotEncode for a count that the format cannot say
     */
    public function head(int $kind, int $count): string;

    /**
     * What the format has of its own.
     *
     * @param Writer $writer of what is inside
     *
     * @throws CannotEncode
     */
    public function leaf(object $leaf, Writer $writer): string;
}
