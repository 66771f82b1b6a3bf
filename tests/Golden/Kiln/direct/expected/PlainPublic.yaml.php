<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as YAML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=yaml
final class ProductYAMLWriter_8738059bc97c
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $lead, string $line, Writer $out, DirectWriting $kiln): string
    {
        $below = "{$line}  ";
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_8738059bc97c', $lead, $line);
        }
        $name = $object->name;
        $note = $object->note;
        if ($name === '' || $note === '' || \preg_match(Texts::PLAIN_LINES[2], "{$name}\n{$note}\n") !== 1) {
            $name = $out->seen($name, $below);
            $note = $out->seen($note, $below);
        }

        return $lead
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            . "id: {$object->id}"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "{$line}name: {$name}"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . "{$line}price: " . Writer::float($object->price)
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . "{$line}active:" . ($object->active ? ' true' : ' false')
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . "{$line}note:" . ($object->note === null ? ' null' : " {$note}");
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as YAML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=yaml
final class RootYAMLWriter_f880780e71b5
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $lead, string $line, Writer $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductYAMLWriter_8738059bc97c::write($value, $lead, $line, $out, $kiln);
    }
}
