<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as TOML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=toml
final class ProductTOMLWriter_5a9fa777c4ff
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        if (!isset($object->id, $object->name, $object->price, $object->active)) {
            return $kiln->byTree($object, 'ProductTreeWriter_5a9fa777c4ff', $prefix);
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
final class RootTOMLWriter_17846a9cd89c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductTOMLWriter_5a9fa777c4ff::write($value, $prefix, $out, $kiln);
    }
}

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

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Keys: id, body, references, attachment, sent
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class MessageTOMLWriter_4f9aa66ea020
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(\Kiln\Tests\Golden\Kiln\Unions\Message $object, string $prefix, Writer $out, DirectWriting $kiln): string
    {
        return $kiln->byTree($object, 'MessageTreeWriter_4f9aa66ea020', $prefix);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Unions\Message as TOML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Unions\Message' --direction=write --as=toml
final class RootTOMLWriter_cb2379c527e0
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 2;

    public static function write(mixed $value, string $prefix, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Unions\Message $value PHP checks it where it is used */
        return MessageTOMLWriter_4f9aa66ea020::write($value, $prefix, $out, $kiln);
    }
}
