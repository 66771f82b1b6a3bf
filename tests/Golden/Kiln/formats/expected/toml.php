<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as TOML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=toml
final class ProductTOMLWriter_82b899b6aed3
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        if (!isset($object->id, $object->name, $object->price, $object->active)) {
            return $kiln->byTree($object, 'ProductTreeWriter_82b899b6aed3', $prefix);
        }
        $result = ''
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "\nid = {$object->id}\nname = " . (\json_encode($object->name, Writer::JSON) ?: $out->text($object->name))
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . "\nprice = " . Writer::float($object->price)
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . "\nactive = " . ($object->active ? 'true' : 'false');

        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
        if (isset($object->note)) {
            $result .= "\nnote = " . (\json_encode($object->note, Writer::JSON) ?: $out->text($object->note));
        }

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=toml
final class RootTOMLWriter_b7032caa811b
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductTOMLWriter_82b899b6aed3::write($value, $prefix, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as TOML.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=toml
final class ParcelTOMLWriter_d84188cfc407
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ParcelTreeWriter_d84188cfc407', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --as=toml
final class RootTOMLWriter_9c2cda906770
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelTOMLWriter_d84188cfc407::write($value, $prefix, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as TOML.
// Keys: name, bio, links, friend, visits
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=toml
final class ProfileTOMLWriter_24d76e60c920
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Sparse\Profile $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'ProfileTreeWriter_24d76e60c920', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Sparse\Profile as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Sparse\Profile' --direction=write --as=toml
final class RootTOMLWriter_59ad89b26189
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 0;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Sparse\Profile $value PHP checks it where it is used */
        return ProfileTOMLWriter_24d76e60c920::write($value, $prefix, $out, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class MessageTOMLWriter_9b6260d42d1e
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'MessageTreeWriter_9b6260d42d1e', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class RootTOMLWriter_7e091e22e243
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageTOMLWriter_9b6260d42d1e::write($value, $prefix, $out, $kiln);
    }
}
