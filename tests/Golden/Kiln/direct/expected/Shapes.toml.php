<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as TOML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=toml
final class ParcelTOMLWriter_a78798b9ade6
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ParcelTreeWriter_a78798b9ade6', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=toml
final class RootTOMLWriter_571dc228ec8d
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelTOMLWriter_a78798b9ade6::write($value, $prefix, $out, $kiln);
    }
}
