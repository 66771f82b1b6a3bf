<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Engine\Php\Printer\Scan\ElementPattern;
use Kiln\Engine\Php\Printer\Scan\RowShapes;
use Kiln\Engine\Php\Printer\Scan\ScanPrinter;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\DeserializationException;
use Kiln\Format\Formats;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Document;
use Kiln\Format\Xml\Elements;
use Kiln\Format\Xml\Xml;
use Kiln\Limits;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Scan\Alike;
use Kiln\Tests\Fixture\Scan\Named;
use Kiln\Tests\Fixture\Scan\Shop;
use Kiln\Tests\Fixture\Scan\Store;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The tree that is made of a document without a parser is that which is made of what the parser reads.
 */
#[CoversClass(ElementPattern::class)]
#[CoversClass(RowShapes::class)]
#[CoversClass(ScanPrinter::class)]
#[CoversClass(XmlScan::class)]
final class XmlScanTest extends TestCase
{
    private const CASES = 3_000;

    private const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

    private const TOKENS = [
        '<', '>', '/', '&', ';', '"', "'", ']]>', '<![CDATA[', '<![CDATA[]]>', '<![CDATA[x]]>', '<!--', '-->', '<!-- c -->', '--', '<?x y?>', '&amp;', '&lt;', '&#65;', '&#13;', '&#0;', '&x;', '<a/>', '<a><b>c</b></a>',
        ' ', "\n", "\r", "\r\n", "\t", "\0", "\x0B", "\x1F", "\x7F", 'é', "\xC2", "\xEF\xBF\xBF", "\xEF\xBF\xBE", "\xED\xA0\x80", "\u{1F600}", "\xF4\x90\x80\x80", 'x', '0', '-', '1', '1e5', '.', '=', ' xsi:nil="true"', ' xsi:nil=" 1"',
        ' xmlns="urn:x"', ' xmlns:p="urn:x"', ' xmlns=""', 'p:', ' a="b"', ' a="b" a="b"', ' bom-ref="8"', ' key="k"', ' lang="en"', '<count>1</count>', '<count/>', '<tag>4</tag>', '<tag/>', '<note>again</note>', '<a.b>c</a.b>', '<axb>c</axb>',
        '<rate> 5 </rate>', '<open>1</open>', '<built> 2020-01-02T03:04:05+00:00 </built>', '<entry key="0">5</entry>', '<entry key="1">5</entry>', '<entry>5</entry>', '<fact is="0">5</fact>', '<below/>', '<below><count>3</count></below>', '<!DOCTYPE a>',
        '<box/>', '<box unit="m"><width>1</width></box>', '<label/>', '<label a="b">c</label>', '<label>c<a/></label>', '/>', '</', '<name>x</name>', '<words/>', '<row/>', '<row><x>1</x></row>', '<anything/>',
    ];

    /** @var array<class-string, array{\Closure(string, int, array<string, string>, int): mixed, ?string, Elements}> */
    private static array $known = [];

    /**
     * @return iterable<string, array{string, class-string}>
     */
    public static function ordinary(): iterable
    {
        $store = self::store();
        yield 'all' => ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- a -->{$store}\n<!-- b -->", Store::class];
        yield 'line breaks of Windows' => [str_replace("\n", "\r\n", $store), Store::class];
        yield 'a byte order mark' => ["\xEF\xBB\xBF{$store}", Store::class];
        yield 'nothing' => ['<a/>', Store::class];
        yield 'nothing between tags' => ['<a> </a>', Store::class];
        yield 'sections' => ['<a><note><![CDATA[a & b]] ]]></note><tag><![CDATA[c]]></tag><tag>d]e</tag><box><label lang="x"><![CDATA[<]]></label></box></a>', Store::class];
        yield 'sections and references' => ['<a><note><![CDATA[&amp;]]>&amp;</note><tag>&lt;</tag><tag><![CDATA[&lt;]]></tag></a>', Store::class];
        yield 'references' => ['<a name="&amp;&#65;"><note>&lt;&gt;&amp;&quot;&apos;&#13;&#x20AC;</note><tag>&amp;lt;</tag><tag>b</tag><box unit="&amp;"><words><entry key="&amp;">&lt;</entry></words></box></a>', Store::class];
        yield 'numbers that are none' => ['<a><count>01</count><rate>five</rate><open>yes</open></a>', Store::class];
        yield 'numbers in other forms' => ['<a bom-ref=" 7 "><count> +1 </count><rate>.5</rate><open> 1 </open><sizes><size>1</size><size>-0</size><size>9223372036854775808</size></sizes></a>', Store::class];
        yield 'nothing where null may be' => ['<a><count></count><rate/><open></open><note/><either/><built/></a>', Store::class];
        yield 'null' => ['<a ' . self::XSI . '><count xsi:nil="true"/><note xsi:nil="1"></note><label xsi:nil="true"/><boxes xsi:nil="true"/><rate xsi:nil="false">1</rate></a>', Store::class];
        yield 'null alone' => ['<a ' . self::XSI . ' xsi:nil="true"/>', Store::class];
        yield 'a list in two parts' => ['<a><tag>1</tag><count>1</count><tag>2</tag><box/><note/><box/></a>', Store::class];
        yield 'items of other names' => ['<a><sizes><size>1</size><other>2</other></sizes><labels><x>1</x></labels></a>', Store::class];
        yield 'keys of a list' => ['<a><words><entry key="0">a</entry><entry key="1">b</entry></words><fact is="0">c</fact><box><words><entry key="0">d</entry></words></box></a>', Store::class];
        yield 'keys of no list' => ['<a><words><entry key="1">a</entry><entry key="0">b</entry></words></a>', Store::class];
        yield 'an object in a map' => ['<a><kept><entry key="k" unit="m"><width>1</width></entry></kept></a>', Store::class];
        yield 'what nobody knows' => ['<a b="c"><u v="w">x<y/>&amp;<![CDATA[z]]><!-- - --></u><count d="e">1</count></a>', Store::class];
        yield 'a name with a dot' => ['<a><a.b>c</a.b></a>', Store::class];
        yield 'a name that is like one with a dot' => ['<a><axb>c</axb></a>', Store::class];
        yield 'a namespace of all' => [str_replace('<store ', '<store xmlns="urn:any" ', $store), Store::class];
        yield 'names that mean something where they are read' => ['<a><tag>t</tag><key>1</key><value>v</value><item>i</item></a>', Named::class];
        yield 'a tag behind others' => ['<a><item>i</item><key>1</key><other/></a>', Named::class];
        yield 'names that are one to PHP' => ['<a><partA unit="m"><width>1</width></partA><parta a="b"><tag>t</tag></parta><part_a a="b"><tag>u</tag></part_a></a>', Alike::class];
        yield 'the namespace of a class' => ['<shop xmlns="urn:shop"><name>a</name><boxes><box unit="m"><width>1</width></box></boxes><label lang="de">b</label></shop>', Shop::class];
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('ordinary')]
    public function ordinaryDocumentsAreReadWithoutAParser(string $xml, string $class): void
    {
        $scanned = self::scanned($xml, $class);

        self::assertNotInstanceOf(Mismatch::class, $scanned);
        self::assertSame(self::shown(self::parsed($xml, $class)), self::shown($scanned));
    }

    /**
     * @return iterable<string, array{string, class-string}>
     */
    public static function unusual(): iterable
    {
        yield 'a namespace inside' => ['<a><note xmlns="urn:x">b</note></a>', Store::class];
        yield 'a prefix' => ['<a xmlns:p="urn:x"><p:note>b</p:note></a>', Store::class];
        yield 'another namespace' => ['<shop xmlns="urn:other"><name>a</name></shop>', Shop::class];
        yield 'no namespace' => ['<shop><name>a</name></shop>', Shop::class];
        yield 'a namespace that cannot be the default one' => ['<a xmlns="http://www.w3.org/2000/xmlns/"/>', Store::class];
        yield 'the namespace of xml' => ['<a xmlns="http://www.w3.org/XML/1998/namespace"/>', Store::class];
        yield 'a prefix that is not declared' => ['<a><p:note>b</p:note></a>', Store::class];
        yield 'null of a prefix that is not declared' => ['<a><note xsi:nil="true"/></a>', Store::class];
        yield 'another encoding' => ["<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a><note>\xE9</note></a>", Store::class];
        yield 'a document type' => ['<!DOCTYPE a><a/>', Store::class];
        yield 'null with white space around it' => ['<a ' . self::XSI . ' xsi:nil="&#13;true"/>', Store::class];
        yield 'null of an element with white space around it' => ['<a ' . self::XSI . '><note xsi:nil=" true"/></a>', Store::class];
        yield 'an instruction' => ['<a><?b c?></a>', Store::class];
        yield 'an element that stands twice' => ['<a><count>1</count><count>2</count></a>', Store::class];
        yield 'a key that stands twice' => ['<a><words><entry key="a">1</entry><entry key="a">2</entry></words></a>', Store::class];
        yield 'an element twice in an item' => ['<a><box><width>1</width><width>2</width></box></a>', Store::class];
        yield 'an element in a text' => ['<a><note>b<c/></note></a>', Store::class];
        yield 'text between elements' => ['<a>b<note>c</note></a>', Store::class];
        yield 'an attribute twice' => ['<a><note b="1" b="2">c</note></a>', Store::class];
        yield 'the end of a section' => ['<a><note>]]></note></a>', Store::class];
        yield 'a character that no document has' => ["<a><note>\u{FFFF}</note></a>", Store::class];
        yield 'no UTF-8' => ["<a><note>\xFF</note></a>", Store::class];
        yield 'a tag that is not closed' => ['<a><note>b</a>', Store::class];
        yield 'the end of an element whose name has another character for a dot' => ['<a><b.c></bxc ></a>', Store::class];
        yield 'two roots' => ['<a/><b/>', Store::class];
        yield 'a reference to nothing' => ['<a><note>&b;</note></a>', Store::class];
        yield 'a reference to nothing in what nobody knows' => ['<a><u>&b;</u></a>', Store::class];
        yield 'many levels' => ['<a>' . str_repeat('<below>', 60) . str_repeat('</below>', 60) . '</a>', Store::class];
        yield 'what may be anything' => ['<a><anything>b</anything></a>', Store::class];
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('unusual')]
    public function unusualDocumentsAreForTheParser(string $xml, string $class): void
    {
        self::assertInstanceOf(Mismatch::class, self::scanned($xml, $class));
    }

    #[Test]
    public function whatTheParserSaysIsWrongIsSaidTheSame(): void
    {
        $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->build();
        // No scan is tried where elements are counted.
        $parsing = SerializerBuilder::create()->withEngine(Engine::Php)->withLimits(new Limits(elements: 1_000))->build();
        foreach (['<a><count>x</count></a>', '<a name="b"><count>1</count><boxes><box><width>y</width></box></boxes></a>', '<a><note>&b;</note></a>', '<a>'] as $xml) {
            $problems = [];
            foreach ([$serializer, $parsing] as $one) {
                try {
                    $one->deserialize($xml, Store::class, 'xml');
                } catch (DeserializationException $exception) {
                    $problems[] = $exception->getMessage();
                }
            }
            self::assertCount(2, $problems);
            self::assertCount(1, array_unique($problems));
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedDocumentsAreReadTheSame(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $documents = [[self::store(), Store::class], ...iterator_to_array(self::ordinary(), false)];
        $count = 0;
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$xml, $class] = $own->oneOf($documents);
            $xml = self::changed($xml, $own->oneOf($documents)[0], $own);
            $scanned = self::scanned($xml, $class);
            if (!$scanned instanceof Mismatch) {
                self::assertSame(self::shown(self::parsed($xml, $class)), self::shown($scanned), "case {$case}: {$xml}");
                ++$count;
            }
        }

        self::assertGreaterThan($cases / 10, $count);
    }

    private static function changed(string $xml, string $other, Chance $chance): string
    {
        for ($times = $chance->oneOf([1, 1, 1, 2, 3]); $times > 0; --$times) {
            $at = $chance->int(0, \strlen($xml));
            $next = strpos($xml, $chance->oneOf(['<', '>', '</', '/>', ' ']), $at);
            $place = $next === false || $chance->percent(30) ? $at : $next + $chance->oneOf([0, 0, 1]);
            $xml = match ($chance->int(0, 5)) {
                0 => substr($xml, 0, $at),
                1 => substr_replace($xml, '', $at, $chance->int(1, 12)),
                2 => isset($xml[$at]) ? substr_replace($xml, $xml[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1) : $xml,
                3 => substr_replace($xml, substr($other, $chance->int(0, 400), $chance->int(1, 60)), $at, 0),
                default => substr_replace($xml, $chance->oneOf(self::TOKENS), $place, $chance->oneOf([0, 0, 0, 1])),
            };
        }

        return $xml;
    }

    private static function store(): string
    {
        return <<<'XML'
            <store name="A ü" bom-ref="7">
              <count>12</count><rate>1.5e3</rate><open>true</open><note>x y</note><a.b>dot</a.b><either>5</either>
              <built>2020-01-02T03:04:05+00:00</built><level>high</level>
              <label lang="de">über</label>
              <tag>1</tag><tag></tag><tag>3</tag>
              <sizes><size>1</size><size>-20</size></sizes>
              <labels><label lang="en">one</label><label>two</label><label/></labels>
              <box unit="cm"><width>1</width><label>a</label><tag>x</tag><tag>y</tag><words><entry key="k">v</entry></words></box>
              <box><words/><tag>z</tag><width>2</width></box><box/>
              <boxes><box unit="m"><label lang="fr">b</label></box><box><width>3</width></box></boxes>
              <words><entry key="one">1</entry><entry key="two">2</entry></words>
              <prices><price of="a">1.5</price><price of="b">2</price></prices>
              <named><x>1</x><y>2</y></named>
              <fact is="f">1</fact><fact is="g">2</fact>
              <kept><entry key="k" unit="m"><width>9</width></entry></kept>
              <below name="b"><count>1</count><below><tag>deep</tag></below></below>
              <rows><row><item>1</item><item>2</item></row><row/></rows>
            </store>
            XML;
    }

    /**
     * @param class-string $class
     */
    private static function scanned(string $xml, string $class): mixed
    {
        [$read, $namespace] = self::known($class);
        try {
            return XmlScan::document($xml, $read, $namespace);
        } catch (Mismatch $mismatch) {
            return $mismatch;
        }
    }

    /**
     * @param class-string $class
     */
    private static function parsed(string $xml, string $class): mixed
    {
        try {
            return Document::of($xml, new Limits())->tree(self::known($class)[2]);
        } catch (SyntaxException|LimitException $exception) {
            return $exception;
        }
    }

    /**
     * @param class-string $class
     *
     * @return array{\Closure(string, int, array<string, string>, int): mixed, ?string, Elements}
     */
    private static function known(string $class): array
    {
        if (!isset(self::$known[$class])) {
            $engine = SerializerBuilder::create()->withEngine(Engine::Php)->engine();
            $leaves = Formats::leavesOf(new Xml());
            $scan = $engine->classOf('read scan', $class, null, $leaves);
            /** @var \Closure(string, int, array<string, string>, int): mixed $read */
            $read = CodeLookup::functionOf($scan, 'read');
            /** @var ?string $namespace */
            $namespace = \constant("{$scan}::NAMESPACE");
            /** @var \Closure(): Elements $expected */
            $expected = CodeLookup::functionOf($engine->classOf('read elements', $class, null, $leaves), 'expected');
            self::$known[$class] = [$read, $namespace, $expected()];
        }

        return self::$known[$class];
    }

    /**
     * A tree with the members of objects, whose order means nothing, in one order; that of the keys of a map counts.
     */
    private static function shown(mixed $tree): string
    {
        return $tree instanceof \Throwable ? $tree::class . ': ' . $tree->getMessage() : serialize(self::sorted($tree));
    }

    private static function sorted(mixed $tree): mixed
    {
        if (!\is_array($tree)) {
            return $tree;
        }
        // Every object but a label has one of these, and no map.
        if (isset($tree['tag']) || isset($tree['boxes']) || isset($tree['text']) || \is_array($tree['item'] ?? null)) {
            ksort($tree);
        }

        return array_map(self::sorted(...), $tree);
    }
}
