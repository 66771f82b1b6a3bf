<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\DeserializationException;
use Kiln\Format\Xml\Elements;
use Kiln\Format\Xml\Xml;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Fixture\Xml\Inside;
use Kiln\Tests\Integration\Fixture\Xml\Parcels;
use Kiln\Tests\Integration\Fixture\Xml\Price;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The extension reads and writes texts in blocks of bytes, so what has a meaning stands at each place of one here, against what
 * SimpleXML reads and what stands in the specification.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension('kiln')]
final class TextsInXmlTest extends TestCase
{
    /** The longest block has 64 bytes. */
    private const PLACES = 68;

    /** @return iterable<string, array{string, string}> what stands in the document, and what it means in a text */
    public static function read(): iterable
    {
        yield 'entities' => ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''];
        yield 'entities in entities' => ['&amp;lt;&amp;#65;', '&lt;&#65;'];
        yield 'numbers of characters' => ['&#65;&#x1F600;&#13;&#xe9;', "A😀\ré"];
        yield 'line ends' => ["\r\n\r\r\n\n", "\n\n\n\n"];
        yield 'a line end before an entity' => ["\r&amp;\r\n&lt;", "\n&\n<"];
        yield 'brackets' => ['&gt;]] >]', '>]] >]'];
        yield 'the end of a section as an entity' => [']]&gt;', ']]>'];
        yield 'a section' => ['&amp;<![CDATA[<&amp;]]]]><![CDATA[>]]>', '&<&amp;]]>'];
        yield 'a comment' => ['é&amp;<!-- ]] & -->]]', 'é&]]'];
    }

    #[Test]
    #[DataProvider('read')]
    public function whatHasAMeaningIsReadAtEachPlace(string $raw, string $meant): void
    {
        for ($place = 0; $place < self::PLACES; ++$place) {
            foreach (['', 'é', str_repeat('z', $place)] as $behind) {
                $before = str_repeat('a', $place);
                $xml = "<Inside><text>{$before}{$raw}{$behind}</text></Inside>";
                self::assertSame("{$before}{$meant}{$behind}", (string) (new \SimpleXMLElement($xml, \LIBXML_NOCDATA))->text);
                self::assertEquals([new Inside("{$before}{$meant}{$behind}")], self::natively($xml, Inside::class), $xml);
            }
        }
    }

    #[Test]
    public function whatNoDocumentMayHaveIsDeclinedAtEachPlace(): void
    {
        foreach (['&amp;]]>', ']]>', '&', '&amp', '&amp;&lt', '&ampx;', '&nbsp;', '&#0;', '&#xFFFF;', "\x0B", "\xED\xA0\x80", "\u{FFFE}", "\r\x01"] as $wrong) {
            for ($place = 0; $place < self::PLACES; ++$place) {
                $text = str_repeat('a', $place) . $wrong;
                self::assertFalse(@simplexml_load_string("<Inside><text>{$text}</text></Inside>"));
                self::assertSame([], self::natively("<Inside><text>{$text}</text></Inside>", Inside::class), $text);
                self::assertSame([], self::natively("<Inside><text>{$text}" . str_repeat('b', 600) . '</text></Inside>', Inside::class), $text);
            }
        }
    }

    #[Test]
    public function whatIsNearlyACharacterIsDeclinedAtEachPlace(): void
    {
        $characters = [
            "\u{80}", "\u{7ff}", "\u{800}", "\u{fff}", "\u{1000}", "\u{d7ff}", "\u{e000}", "\u{fefe}", "\u{fffd}", "\u{fffe}", "\u{ffff}", "\u{10000}", "\u{10ffff}", "\x7f", "\t", '“”', 'éé',
            "\x80", "\xbf\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xc3\xa9\xa9", "\xdf\xc0", "\xe0\x80\x80", "\xe0\x9f\xbf", "\xe1\x80", "\xe2\x80\x41", "\xe2\x41\x80", "\xe2\x80\x80\x80", "\xe2\xc2\x80\x80", "\xed\xa0\x80", "\xed\xbf\xbf",
            "\xef\xbf\xc0", "\xef\xbf\xbe", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf0\x90\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xfe", "\xff", "\0", "\x01", "\x0b", "\x0c", "\x1f",
        ];
        foreach ($characters as $character) {
            $isRight = preg_match('/^[\t\n\r\x{20}-\x{D7FF}\x{E000}-\x{FFFD}\x{10000}-\x{10FFFF}]+$/Du', $character) === 1;
            for ($place = 0; $place < self::PLACES; ++$place) {
                foreach (['', 'é', "\u{12345}", str_repeat('z', 70)] as $behind) {
                    $text = str_repeat('a', $place) . $character . $behind;
                    self::assertEquals($isRight ? [new Inside($text)] : [], self::natively("<Inside><text>{$text}</text></Inside>", Inside::class), bin2hex($text));
                }
            }
        }
    }

    /** The scanner looks at the characters of a document part by part, while it reads. */
    #[Test]
    public function whatNoDocumentMayHaveIsDeclinedInEachPartOfALongOne(): void
    {
        foreach (['é', "\r\n", "\x01", "\xc3", "\u{ffff}"] as $character) {
            foreach ([100, 8_100, 8_150, 8_160, 8_192, 16_300, 40_000] as $place) {
                foreach (['%s', '&amp;%s', '<![CDATA[%s]]>', '%s<!-- -->'] as $form) {
                    $text = str_repeat('a', $place) . $character . str_repeat('b', 9_000);
                    $xml = '<Inside><text>' . \sprintf($form, $text) . '</text></Inside>';
                    $meant = ($form[0] === '&' ? '&' : '') . str_replace("\r\n", "\n", $text);
                    self::assertEquals(\in_array($character, ['é', "\r\n"], true) ? [new Inside($meant)] : [], self::natively($xml, Inside::class));
                    $before = '<Inside>' . str_repeat('<!-- a -->', intdiv($place, 10)) . '<other a="' . $character . '"/><text>b</text></Inside>';
                    self::assertEquals(\in_array($character, ['é', "\r\n"], true) ? [new Inside('b')] : [], self::natively($before, Inside::class));
                }
            }
        }
    }

    /** @return iterable<string, array{string, bool}> what stands in a tag, and whether it is for the extension */
    public static function attributes(): iterable
    {
        yield 'as the class has them' => [' from="a" to="b" grams="5"', true];
        yield 'in another order' => [' grams="5" to="b" from="a"', true];
        yield 'some' => [' from="a" grams="5"', true];
        yield 'others among them' => [' x="1" from="a" y="2" to="b"', true];
        yield 'names that begin or end alike' => [' fro="1" from="a" from2="2" too="3" to="b" grams_="4"', true];
        yield 'white space' => ["\n from = 'a'\t to= \"b\"  grams\n=\n'5'\n", true];
        yield 'a namespace in front' => [' xmlns="urn:a" from="a"', true];
        yield 'a namespace behind' => [' from="a" xmlns="urn:a"', true];
        yield 'a prefix' => [' xmlns:x="urn:a" x:to="c" from="a" x:from="b"', true];
        yield 'a nil that is none' => [' from="a" xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:nil="false"', true];
        yield 'one twice' => [' from="a" from="b"', false];
        yield 'one twice, with others between' => [' from="a" to="b" grams="5" to="b"', false];
        yield 'no space between' => [' from="a"to="b"', false];
        yield 'no space in front' => ['from="a"', false];
        yield 'no value' => [' from to="b"', false];
        yield 'no quotes' => [' from=a to="b"', false];
        yield 'no end' => [' from="a', false];
        yield 'a bracket in a value' => [' from="<"', false];
        yield 'none' => ['', false];
    }

    #[Test]
    #[DataProvider('attributes')]
    public function attributesAreReadAsByPlainPhp(string $attributes, bool $isNative): void
    {
        foreach (["<first{$attributes}/>", "<parcels{$attributes}/><parcels{$attributes}></parcels>", "<last{$attributes}>\n</last>", "<other/><last{$attributes}/><first{$attributes}/>"] as $inner) {
            $xml = "<Parcels>{$inner}</Parcels>";
            try {
                $plain = [SerializerBuilder::create()->withEngine(Engine::Php)->build()->deserialize($xml, Parcels::class, 'xml')];
            } catch (DeserializationException) {
                $plain = [];
            }
            $native = self::natively($xml, Parcels::class);
            self::assertEquals($isNative || $native !== [] ? $plain : [], $native, $xml);
            self::assertSame($isNative, $native !== [], $xml);
        }
    }

    #[Test]
    public function whiteSpaceInAttributesIsReadAtEachPlace(): void
    {
        for ($place = 0; $place < self::PLACES; ++$place) {
            $before = str_repeat('1', $place);
            $xml = "<Price currency=\"{$before}\t&amp;\n&#10;\r\n\r&quot;]]>'\">1.5</Price>";
            $expected = "{$before} & \n  \"]]>'";
            self::assertSame($expected, (string) (new \SimpleXMLElement($xml))['currency']);
            self::assertEquals([new Price($expected, 1.5)], self::natively($xml, Price::class));
        }
    }

    /** @return iterable<string, array{string, string}> a text, and what is written */
    public static function written(): iterable
    {
        yield 'what is escaped' => ['<&>"\'', '&lt;&amp;&gt;"\''];
        yield 'a carriage return' => ["\r\n\t", "&#13;\n\t"];
        yield 'two bytes' => ['é<é', 'é&lt;é'];
        yield 'three and four bytes' => ["\u{2028}😀\u{FFFD}&\u{E000}", "\u{2028}😀\u{FFFD}&amp;\u{E000}"];
        yield 'many' => [str_repeat('<p>Zoë &amp; co.</p>', 9), str_repeat('&lt;p&gt;Zoë &amp;amp; co.&lt;/p&gt;', 9)];
        yield 'nothing else' => [str_repeat('&', 200), str_repeat('&amp;', 200)];
        yield 'sparse' => [str_repeat(str_repeat('x', 50) . '>', 20), str_repeat(str_repeat('x', 50) . '&gt;', 20)];
    }

    #[Test]
    #[DataProvider('written')]
    public function whatIsEscapedIsWrittenAtEachPlace(string $text, string $escaped): void
    {
        for ($place = 0; $place < self::PLACES; ++$place) {
            foreach (['', 'é', str_repeat('z', $place)] as $behind) {
                $before = str_repeat('a', $place);
                $inside = new Inside("{$before}{$text}{$behind}");
                $price = new Price($inside->text, 1.5);
                $quoted = strtr("{$before}{$escaped}{$behind}", ["\n" => '&#10;', "\t" => '&#9;', '"' => '&quot;']);
                // PHP remembers of a text that was written that it is UTF-8.
                for ($time = 0; $time < 2; ++$time) {
                    self::assertSame("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Inside><text>{$before}{$escaped}{$behind}</text></Inside>\n", self::view()->tryEncode($inside, null));
                    self::assertSame("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Price currency=\"{$quoted}\">1.5</Price>\n", self::view()->tryEncode($price, null));
                }
            }
        }
    }

    #[Test]
    public function whatNoDocumentMayHaveIsNotWrittenAtAnyPlace(): void
    {
        foreach (["\0", "\x0B", "\x1F", "\x80", "\xC3", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\u{FFFE}", "\u{FFFF}"] as $wrong) {
            for ($place = 0; $place < 2 * self::PLACES; ++$place) {
                foreach (['', 'a', '<é>' . str_repeat('z', $place)] as $behind) {
                    $text = str_repeat('a', $place) . $wrong . $behind;
                    self::assertNull(self::view()->tryEncode(new Inside($text), null));
                    self::assertNull(self::view()->tryEncode(new Price($text, 1.5), null));
                    // Now PHP knows of it whether it is UTF-8.
                    preg_match('//u', $text);
                    self::assertNull(self::view()->tryEncode(new Inside($text), null));
                }
            }
        }
    }

    /** @return array{}|array{mixed} what was read; nothing where it was declined */
    private static function natively(string $xml, string $type): array
    {
        /** @var array<string, Elements> $tables */
        static $tables = [];
        $view = self::view();
        if (!isset($tables[$type])) {
            /** @var \Closure(): Elements $expected */
            $expected = CodeLookup::functionOf(SerializerBuilder::create()->withEngine(Engine::Php)->engine()->classOf('read elements', $type, null, (new Xml())->carries()->inPlans('xml')), 'expected');
            $tables[$type] = $expected();
        }
        $isUserError = false;

        return $view->tryDecode($xml, $type, $value, $isUserError, $tables[$type]) ? [$value] : [];
    }

    private static function view(): NativeView
    {
        /** @var ?NativeView $view */
        static $view = null;

        return $view ??= new NativeView(SerializerBuilder::create()->withEngine(Engine::Php)->engine(), null, null, 'xml', (new Xml())->carries()->inPlans('xml'));
    }
}
