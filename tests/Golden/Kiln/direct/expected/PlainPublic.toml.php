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
            . "\nid = {$object->id}"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "\nname = " . (\json_encode($object->name, Writer::JSON) ?: $out->text($object->name))
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
