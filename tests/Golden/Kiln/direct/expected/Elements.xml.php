<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\XmlOutput;

// Writes Kiln\Tests\Golden\Kiln\Elements\Book as XML.
// Keys: id, author, abstract, tags, prices, stock, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write --as=xml
final class BookXMLWriter_baf6a3d4d4d5
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 3;

    public static function write(\Kiln\Tests\Golden\Kiln\Elements\Book $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        $start = $tag;
        if ($tag === '' || $tag === ' ') {
            [$tag, $start] = $out->named($tag, 'book', ['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        } else {
            $out->within(['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        }
        $author = $object->author;
        $note = $object->note;
        if ($author === '' || $note === '' || \preg_match(Syntax::PLAIN, "{$author} {$note}") !== 1) {
            [$author, $note] = $out->texts($author, $note);
        }
        $text = "<{$start}"
            // Kiln\Tests\Golden\Kiln\Elements\Book::$id
            . " id=\"{$object->id}\""
            . '>'
            // Kiln\Tests\Golden\Kiln\Elements\Book::$author
            . '<' . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . ">{$author}</" . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . '>'
            // Kiln\Tests\Golden\Kiln\Elements\Book::$abstract
            . ($object->abstract === '' ? '<abstract/>' : '<abstract>' . $out->cdata($object->abstract) . '</abstract>');

        if ($object->tags === []) {
            $text .= '<tags/>';
        } else {
            $text .= '<tags>';
            foreach ($object->tags as $tag2) {
                \is_string($tag2) || throw new Mismatch('tag');
                $text .= '<tag>' . (\preg_match(Syntax::PLAIN, $tag2) === 1 ? $tag2 : $out->text($tag2)) . '</tag>';
            }
            $text .= '</tags>';
        }

        foreach ($object->prices as $price) {
            $price instanceof \Kiln\Tests\Golden\Kiln\Elements\Price || throw new Mismatch('price');
            $currency = $price->currency;
            if (\preg_match(Syntax::PLAIN_VALUE, $currency) !== 1) {
                $currency = $out->value($currency);
            }
            $text .= "<price currency=\"{$currency}\">" . Syntax::float($price->amount) . '</price>';
        }

        if ($object->stock === []) {
            $text .= '<stock/>';
        } else {
            $text .= '<stock>';
            foreach ($object->stock as $key => $stockItem) {
                $name = $out->value((string) $key);
                \is_int($stockItem) || throw new Mismatch('stockItem');
                $text .= "<count at=\"{$name}\">{$stockItem}</count>";
            }
            $text .= '</stock>';
        }

        // Kiln\Tests\Golden\Kiln\Elements\Book::$note
        $text .= ($object->note === null ? '<note' . $out->nil() : "<note>{$note}</note>");
        $text .= "</{$tag}>";

        return $text;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Elements\Book as XML.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write --as=xml
final class RootXMLWriter_0a2fa214414a
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 3;

    public static function write(mixed $value, string $tag, XmlOutput $out, DirectWriting $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Elements\Book $value PHP checks it where it is used */
        return BookXMLWriter_baf6a3d4d4d5::write($value, $tag, $out, $kiln);
    }
}
