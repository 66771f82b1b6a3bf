<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as TOML.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=toml
final class ProfileTOMLWriter_b9245423671d
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ProfileTreeWriter_b9245423671d', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=toml
final class RootTOMLWriter_484dd5312dc3
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileTOMLWriter_b9245423671d::write($value, $prefix, $out, $kiln);
    }
}
