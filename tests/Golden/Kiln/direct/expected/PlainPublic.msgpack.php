<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Binary\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as MessagePack.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=msgpack
final class ProductMessagePackWriter_8738059bc97c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, Writer $out, DirectWriting $kiln): string
    {
        $integers = $out->integers;
        $texts = $out->texts;
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_8738059bc97c');
        }

        $out->unseen .= "{$object->name}\n{$object->note}\n";

        return "\x85"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            . "\xA2id" . ($integers[$object->id] ?? $out->integer($object->id))
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "\xA4name" . ($texts[\strlen($object->name)] ?? $out->headOfText($object->name)) . $object->name
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . "\xA5price\xCB" . \pack('E', $object->price)
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . "\xA6active" . ($object->active ? "\xC3" : "\xC2")
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . "\xA4note" . ($object->note === null ? "\xC0" : ($texts[\strlen($object->note)] ?? $out->headOfText($object->note)) . $object->note);
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as MessagePack.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=msgpack
final class RootMessagePackWriter_f880780e71b5
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductMessagePackWriter_8738059bc97c::write($value, $out, $kiln);
    }
}
