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
        if (\trim($tag) === '') {
            $tag = $out->named($tag, 'book', ['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        } else {
            $out->within(['name' => 'book', 'namespace' => 'urn:books', 'prefix http://purl.org/dc/elements/1.1/' => 'dc']);
        }
        $tags = '';
        foreach ($object->tags as $tag2) {
            \is_string($tag2) || throw new Mismatch('tag');
            $tags .= ($tag2 === '' ? '<tag/>' : '<tag>' . (\strpbrk($tag2, Syntax::SPECIAL) === false ? $tag2 : Syntax::text($tag2)) . '</tag>');
        }

        $prices = '';
        foreach ($object->prices as $price) {
            $prices .= PriceXMLWriter_58ec31851fb2::write($price, 'price', $out, $kiln);
        }

        $stock = '';
        foreach ($object->stock as $key => $stockItem) {
            \is_int($stockItem) || throw new Mismatch('stockItem');
            $stock .= '<count at="' . Syntax::attribute((string) $key) . '"' . \substr('<count>' . $stockItem . '</count>', 6);
        }

        return "<{$tag}"
            // Kiln\Tests\Golden\Kiln\Elements\Book::$id
            . ' id="' . $object->id . '"' . '>'
            // Kiln\Tests\Golden\Kiln\Elements\Book::$author
            . ($object->author === '' ? '<' . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . '/>' : '<' . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . '>' . (\strpbrk($object->author, Syntax::SPECIAL) === false ? $object->author : Syntax::text($object->author)) . '</' . $out->element('http://purl.org/dc/elements/1.1/') . 'creator' . '>')
            // Kiln\Tests\Golden\Kiln\Elements\Book::$abstract
            . ($object->abstract === '' ? '<abstract/>' : '<abstract>' . Syntax::cdata($object->abstract) . '</abstract>')
            // Kiln\Tests\Golden\Kiln\Elements\Book::$tags
            . ($tags === '' ? '<tags/>' : '<tags>' . $tags . '</tags>')
            // Kiln\Tests\Golden\Kiln\Elements\Book::$prices
            . $prices
            // Kiln\Tests\Golden\Kiln\Elements\Book::$stock
            . ($stock === '' ? '<stock/>' : '<stock>' . $stock . '</stock>')
            // Kiln\Tests\Golden\Kiln\Elements\Book::$note
            . ($object->note === null
                ? '<note xsi:nil="true"/>'
                : (($object->note === '' ? '<note/>' : '<note>' . (\strpbrk($object->note, Syntax::SPECIAL) === false ? $object->note : Syntax::text($object->note)) . '</note>'))) . "</{$tag}>";
    }
}

// Writes Kiln\Tests\Golden\Kiln\Elements\Price as XML.
// Keys: currency, amount
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Price' --direction=write --as=xml
final class PriceXMLWriter_58ec31851fb2
{
    /** Arrays and objects inside each other, up to what counts them itself. */
    public const LEVELS = 1;

    public static function write(\Kiln\Tests\Golden\Kiln\Elements\Price $object, string $tag, XmlOutput $out, DirectWriting $kiln): string
    {
        if (\trim($tag) === '') {
            $tag = $out->named($tag, 'Price', []);
        }
        $content = ''
            // Kiln\Tests\Golden\Kiln\Elements\Price::$amount
            . Syntax::scalar($object->amount);

        return "<{$tag}"
            // Kiln\Tests\Golden\Kiln\Elements\Price::$currency
            . ' currency="' . Syntax::attribute($object->currency) . '"' . ($content === '' ? '/>' : ">{$content}</{$tag}>");
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
