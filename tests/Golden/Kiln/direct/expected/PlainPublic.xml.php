<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as XML.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=xml
final class ProductXMLWriter_a1390bc7117b
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\PlainPublic\Product $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'Product', []);
        }
        if (!isset($object->id, $object->name, $object->price, $object->active) || !(isset($object->note) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class, 'note'))) {
            return $kiln->byTree($object, 'ProductTreeWriter_a1390bc7117b', $tag);
        }
        $name = $object->name;
        $note = $object->note;
        if ($name === '' || $note === '' || \preg_match(Syntax::PLAIN, "{$name} {$note}") !== 1) {
            [$name, $note] = $out->texts($name, $note);
        }

        return "<{$start}>"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
            . "<id>{$object->id}</id>"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
            . "<name>{$name}</name>"
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
            . '<price>' . Syntax::float($object->price) . '</price>'
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
            . ($object->active ? '<active>true</active>' : '<active>false</active>')
            // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
            . ($object->note === null ? '' : "<note>{$note}</note>")
            . "</{$tag}>";
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --as=xml
final class RootXMLWriter_af6b5a8631b9
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        return ProductXMLWriter_a1390bc7117b::write($value, $tag, $out, $kiln);
    }
}
