<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Limits;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Parser::class)]
final class ParserTest extends TestCase
{
    #[Test]
    public function anElementHasItsNameAttributesAndContent(): void
    {
        $root = self::read('<?xml version="1.0"?><!-- c --><a b="1" c=\'2\'>x<d>y</d> z<e/></a><?end?>');

        self::assertSame(['a', ['b' => '1', 'c' => '2']], [$root->name, $root->attributes]);
        self::assertSame(['x', 'd', ' z', 'e'], array_map(static fn(Element|string $child): string => \is_string($child) ? $child : $child->name, $root->children));
        self::assertSame('x z', $root->text());
        self::assertInstanceOf(Element::class, $root->children[1]);
        self::assertSame(['y', 47, 55], [$root->children[1]->text(), $root->children[1]->offset, $root->children[1]->end]);
    }

    /** @return iterable<string, array{string, string}> */
    public static function texts(): iterable
    {
        yield 'a section and a comment between texts' => ['1<![CDATA[<&]]]]>2<!-- - -->3<?p?>4', '1<&]]234'];
        yield 'entities' => ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''];
        yield 'references to characters' => ['&#65;&#x42;&#x1F600;&#0000000010;', "AB\u{1F600}\n"];
        yield 'nothing is replaced twice' => ['&amp;lt;&#38;amp;', '&lt;&amp;'];
        yield 'line ends' => ["1\r\n2\r3\n4&#13;<![CDATA[\r\n]]>", "1\n2\n3\n4\r\n"];
        yield 'brackets' => [']] > ]]&gt;', ']] > ]]>'];
    }

    #[Test]
    #[DataProvider('texts')]
    public function aTextIsWhatItStandsFor(string $xml, string $text): void
    {
        self::assertSame([$text], self::read("<a>{$xml}</a>")->children);
    }

    #[Test]
    public function valuesOfAttributesAreNormalized(): void
    {
        self::assertSame(['a' => "1 2 3 4\n\t5"], self::read("<a a='1\t2\r\n3\n4&#10;&#9;5'/>")->attributes);
    }

    #[Test]
    public function namesAreThoseOfTheirNamespaces(): void
    {
        $root = self::read('<a xmlns="u" xmlns:p="v" b="1" p:b="2" xml:lang="de"><p:c xmlns:p="w" p:d=""/><p:c xmlns=""><e/></p:c></a>');

        self::assertSame(['{u}a', ['b' => '1', '{v}b' => '2', '{http://www.w3.org/XML/1998/namespace}lang' => 'de']], [$root->name, $root->attributes]);
        self::assertSame(['' => 'u', 'p' => 'v'], $root->namespaces);
        [$first, $second] = $root->children;
        self::assertInstanceOf(Element::class, $first);
        self::assertInstanceOf(Element::class, $second);
        self::assertSame(['{w}c', ['{w}d' => '']], [$first->name, $first->attributes]);
        self::assertSame('{v}c', $second->name);
        self::assertInstanceOf(Element::class, $second->children[0]);
        self::assertSame('e', $second->children[0]->name);
    }

    /** @return iterable<string, array{string, string, int}> */
    public static function wrong(): iterable
    {
        yield 'nothing' => ['', 'unexpected end of text: expected the root element', 0];
        yield 'no element' => ['x', 'unexpected "x": expected the root element', 0];
        yield 'an end alone' => ['</a>', 'unexpected "</": expected the root element', 0];
        yield 'a tag that does not end' => ['<a', 'unexpected end of text: the tag that begins in line 1, column 1 is not closed', 2];
        yield 'an element that does not end' => ["<a>\n<b></b>", 'unexpected end of text: the element "a", which begins in line 1, column 1, is not closed', 11];
        yield 'another end' => ['<a><b></a>', 'unexpected "</a>": expected "</b>", which closes the element that begins in line 1, column 4', 6];
        yield 'an end too much' => ['<a></a></b>', 'unexpected "<" behind the root element', 7];
        yield 'two roots' => ['<a/><b/>', 'unexpected "<" behind the root element', 4];
        yield 'no value' => ['<a x/>', 'unexpected "/": expected "=" behind the name of the attribute "x"', 4];
        yield 'no quotes' => ['<a x=1/>', 'unexpected "1": expected the value of the attribute "x" in quotes', 5];
        yield 'a bracket in a value' => ['<a x="<"/>', 'unexpected "<" in the value of the attribute "x"; as a character it is written as "&lt;"', 6];
        yield 'no space' => ['<a x="1"y="2"/>', 'unexpected "y" in the tag of "a": expected white space, ">" or "/>"', 8];
        yield 'an attribute twice' => ['<a x="1" y="" x="2"/>', 'the attribute "x" stands twice', 14];
        yield 'an attribute twice in a namespace' => ['<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 'the attribute "{u}x" stands twice', 35];
        yield 'a prefix that is not declared' => ['<a><p:b/></a>', 'no namespace is declared for the prefix "p"', 4];
        yield 'a prefix that is declared no more' => ['<a><b xmlns:p="u"/><p:b/></a>', 'no namespace is declared for the prefix "p"', 20];
        yield 'an ampersand' => ['<a>R&D</a>', 'unexpected "&" that begins no reference: as a character it is written as "&amp;"', 4];
        yield 'an entity' => ['<a>&amp;&nbsp;</a>', 'the entity "nbsp" is not known: a document has "lt", "gt", "amp", "quot" and "apos"', 8];
        yield 'no character' => ['<a b="&#65;&#0;"/>', 'the reference "&#0;" leads to no character that a document may have', 11];
        yield 'the end of no section' => ['<a>]]></a>', 'unexpected "]]>": no CDATA section is open; in a text it is written as "]]&gt;"', 3];
        yield 'hyphens in a comment' => ['<a><!-- -- --></a>', 'unexpected "--" in a comment, which ends in "-->"', 8];
        yield 'a control character' => ["<a>\x01</a>", 'character U+0001, which no document may have', 3];
        yield 'no character of Unicode' => ["<a>\u{FFFF}</a>", 'character U+FFFF, which no document may have', 3];
        yield 'no UTF-8' => ["<a>\xE9</a>", 'invalid UTF-8: byte 0xE9 begins no character', 3];
        yield 'a byte beyond ASCII' => ['<?xml version="1.0" encoding="US-ASCII"?><a>ü</a>', 'byte 0xC3 in a document whose encoding is declared as US-ASCII', 44];
        yield 'a space before the declaration' => [' <?xml version="1.0"?><a/>', 'unexpected "<?xml": a declaration stands at the very beginning of a document', 1];
        yield 'version 2' => ['<?xml version="2.0"?><a/>', 'unexpected "v" in the declaration: expected a version such as version="1.0"', 6];
        yield 'a document type' => ['<!DOCTYPE a><a/>', 'a document type declaration, which is not read: entities and files that it may name are never looked at', 0];
        yield 'an encoding that is another' => ["\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><a/>", 'the encoding is declared as ISO-8859-1, but the byte order mark is that of UTF-8', 0];
        yield 'UTF-16 in the declaration alone' => ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'the encoding is declared as UTF-16, but the first bytes are those of another one', 0];
        yield 'bytes in UTF-16' => ["\xFE\xFF" . mb_convert_encoding('<a>é</b>', 'UTF-16BE'), 'unexpected "</b>": expected "</a>", which closes the element that begins in line 1, column 1', 10];
    }

    #[Test]
    #[DataProvider('wrong')]
    public function whatIsWrongIsSaidWithItsPlace(string $xml, string $message, int $offset): void
    {
        try {
            self::read($xml);
            self::fail('not refused');
        } catch (SyntaxException $exception) {
            self::assertSame([$message, $offset], [$exception->error->message, $exception->error->position->offset]);
        }
    }

    /** @return iterable<string, array{string}> */
    public static function encodings(): iterable
    {
        $text = '<?xml version="1.0" encoding="%s"?><a b="ü">né</a>';
        foreach (['UTF-8', 'utf-8', 'ISO-8859-1', 'ISO-8859-15', 'windows-1252'] as $encoding) {
            yield $encoding => [mb_convert_encoding(\sprintf($text, $encoding), $encoding, 'UTF-8')];
        }
        yield 'UTF-8 with a mark' => ["\u{FEFF}" . \sprintf($text, 'UTF-8')];
        yield 'little endian' => ["\xFF\xFE" . mb_convert_encoding(\sprintf($text, 'UTF-16'), 'UTF-16LE')];
        yield 'big endian' => ["\xFE\xFF" . mb_convert_encoding(\sprintf($text, 'utf-16'), 'UTF-16BE')];
        yield 'big endian without a mark' => [mb_convert_encoding(\sprintf($text, 'UTF-16BE'), 'UTF-16BE')];
        yield 'a mark alone' => ["\xFE\xFF" . mb_convert_encoding('<a b="ü">né</a>', 'UTF-16BE')];
    }

    #[Test]
    #[DataProvider('encodings')]
    public function theTextIsInUtf8(string $xml): void
    {
        $root = self::read($xml);

        self::assertSame([['b' => 'ü'], ['né']], [$root->attributes, $root->children]);
    }

    /** @return iterable<string, array{Limits, string, int}> */
    public static function limits(): iterable
    {
        yield 'depth' => [new Limits(depth: 2), 'depth_exceeded', 6];
        yield 'elements and attributes' => [new Limits(elements: 4), 'too_many_elements', 6];
        yield 'text' => [new Limits(stringLength: 4), 'string_too_long', 17];
    }

    #[Test]
    #[DataProvider('limits')]
    public function limitsHold(Limits $limits, string $code, int $offset): void
    {
        try {
            Tree::of((new Parser('<a><b><c d="" e="12345"/></b></a>', $limits))->tape());
            self::fail('not refused');
        } catch (SyntaxException|LimitException $exception) {
            $problem = $exception instanceof SyntaxException ? $exception->error : $exception->exceeded;
            self::assertSame([$code, $offset], [$problem->code, $problem->position->offset]);
        }
        self::assertSame('a', Tree::of((new Parser('<a><b><c d="" e="12345"/></b></a>', new Limits(3, stringLength: 5, elements: 5)))->tape())->name);
    }

    private static function read(string $xml): Element
    {
        return Tree::of((new Parser($xml))->tape());
    }
}
