<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Format\Xml\Reader;
use Kiln\Format\Xml\Writer;
use Kiln\Format\Xml\Xml;
use Kiln\Format\Xml\XmlOptions;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Direct\WithoutDirectWriting;
use Kiln\Tests\Integration\Fixture\Xml\Any;
use Kiln\Tests\Integration\Fixture\Xml\Around;
use Kiln\Tests\Integration\Fixture\Xml\ByAttributeOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElementOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElementTwo;
use Kiln\Tests\Integration\Fixture\Xml\ByTypeTwo;
use Kiln\Tests\Integration\Fixture\Xml\Entry;
use Kiln\Tests\Integration\Fixture\Xml\Feed;
use Kiln\Tests\Integration\Fixture\Xml\Inside;
use Kiln\Tests\Integration\Fixture\Xml\Keyed;
use Kiln\Tests\Integration\Fixture\Xml\Kinds;
use Kiln\Tests\Integration\Fixture\Xml\LaterStop;
use Kiln\Tests\Integration\Fixture\Xml\Line;
use Kiln\Tests\Integration\Fixture\Xml\Link;
use Kiln\Tests\Integration\Fixture\Xml\Loose;
use Kiln\Tests\Integration\Fixture\Xml\MisnamedOne;
use Kiln\Tests\Integration\Fixture\Xml\Order;
use Kiln\Tests\Integration\Fixture\Xml\Paragraph;
use Kiln\Tests\Integration\Fixture\Xml\Person;
use Kiln\Tests\Integration\Fixture\Xml\Place;
use Kiln\Tests\Integration\Fixture\Xml\Price;
use Kiln\Tests\Integration\Fixture\Xml\Quoted;
use Kiln\Tests\Integration\Fixture\Xml\Rates;
use Kiln\Tests\Integration\Fixture\Xml\Route;
use Kiln\Tests\Integration\Fixture\Xml\Stop;
use Kiln\Tests\Integration\Fixture\Xml\Strong;
use Kiln\Tests\Integration\Fixture\Xml\Texts;
use Kiln\Tests\Integration\Fixture\Xml\Words;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Xml::class)]
#[CoversClass(Writer::class)]
#[CoversClass(Reader::class)]
final class XmlTest extends TestCase
{
    private const HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    /** @return iterable<string, array{object, string}> */
    public static function documents(): iterable
    {
        yield 'elements' => [new Person('A & B <c>', 3, true, 1.5), '<Person><name>A &amp; B &lt;c&gt;</name><age>3</age><active>true</active><score>1.5</score></Person>'];
        yield 'white space is kept' => [new Person(" a\tb\r\n", 3, false, INF, ''), "<Person><name> a\tb&#13;\n</name><age>3</age><active>false</active><score>INF</score><note/></Person>"];
        yield 'attributes and text' => [new Line(1, 'x', new Price("\"<&>'\t\n\r", 9.9)), '<Line no="1"><title>x</title><price currency="&quot;&lt;&amp;&gt;\'&#9;&#10;&#13;">9.9</price></Line>'];
        yield 'lists and maps' => [
            new Order(7, [new Line(1, 'a'), new Line(2, 'b')], ['x', ''], [1, 2], ['EUR' => 1.5, 'a b' => 2.0], ['n' => new Line(3, 'c')], '<b>]]></b>'),
            '<Order id="7"><lines no="1"><title>a</title></lines><lines no="2"><title>b</title></lines><tags><tag>x</tag><tag/></tags><code>1</code><code>2</code>'
                . '<rates><entry key="EUR">1.5</entry><entry key="a b">2.0</entry></rates><named name="n" no="3"><title>c</title></named><html><![CDATA[<b>]]]]><![CDATA[></b>]]></html></Order>',
        ];
        yield 'CDATA that ends as it begins' => [new Order(7, [], [], [], [], html: 'a<![CDATA['), '<Order id="7"><tags/><rates/><html><![CDATA[a<![CDATA[]]></html></Order>'];
        yield 'CDATA with what it cannot hold' => [new Order(7, [], [], [], [], html: "]]>\r"), '<Order id="7"><tags/><rates/><html><![CDATA[]]]]><![CDATA[>]]>&#13;<![CDATA[]]></html></Order>'];
        yield 'empty lists and maps' => [new Order(7, [], [], [], []), '<Order id="7"><tags/><rates/></Order>'];
        yield 'keys that are numbers' => [new Order(7, [], [], [], [0 => 1.0, 1 => 2.0]), '<Order id="7"><tags/><rates><entry key="0">1.0</entry><entry key="1">2.0</entry></rates></Order>'];
        yield 'namespaces' => [
            new Feed('de', 'T', [new Entry('1', 'me', new Place(1.0, 2.5)), new Entry('2', 'you')]),
            '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xml:lang="de"><title>T</title><entry><id>1</id><dc:creator>me</dc:creator><place><lat>1.0</lat><long>2.5</long></place></entry><entry><id>2</id><dc:creator>you</dc:creator></entry></feed>',
        ];
        yield 'objects in elements of another namespace' => [
            new Around(new Inside('a'), [new Inside('b')], ' xsi:nil="true"/>', '<'),
            '<Around xmlns:x="urn:x" x:mark="&lt;" xml:lang="en"><x:one><x:text>a</x:text></x:one><x:all><x:each><x:text>b</x:text></x:each></x:all><text><![CDATA[ xsi:nil="true"/>]]></text></Around>',
        ];
        yield 'discriminators' => [
            new Kinds(new ByElementOne(1), new ByAttributeOne(2), new ByTypeTwo(3), [new ByElementTwo(4), new ByElementOne(5)]),
            '<Kinds xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><element><kind>one</kind><id/><one>1</one></element><attribute kind="one"><id/><one>2</one></attribute><type xsi:type="two"><id/><two>3</two></type>'
                . '<second><kind>two</kind><id/><two>4</two></second><first><kind>one</kind><id/><one>5</one></first></Kinds>',
        ];
        yield 'XML as it is' => [new Any(1, '<a b="c">d<!-- e --></a><p:f xmlns:p="urn:p"/>'), '<Any><id>1</id><a b="c">d<!-- e --></a><p:f xmlns:p="urn:p"/></Any>'];
        yield 'XML as it is, with null in it' => [new Any(1, '<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'), '<Any><id>1</id><a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/></Any>'];
        yield 'mixed content' => [
            new Paragraph('p', ['See ', new Link('/x', 'here'), ' or ', new Strong('there'), '.']),
            '<Paragraph id="p">See <a href="/x">here</a> or <b>there</b>.</Paragraph>',
        ];
        yield 'nothing is said of the type' => [
            new Loose(['a' => 'x', 'l' => ['1', ['2'], []], 'o b' => 'y'], ['x', ['y' => 'z']], ['item' => 'q', '0' => 'r'], 12, null),
            '<Loose xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><any><entry key="a">x</entry><entry key="l"><item>1</item><item><item>2</item></item><item/></entry><entry key="o b">y</entry></any>'
                . '<array><item>x</item><item><y>z</y></item></array><map><entry key="item">q</entry><entry key="0">r</entry></map><union>12</union><nil xsi:nil="true"/></Loose>',
        ];
    }

    /**
     * XML Schema rounds what is too large for a double to infinity (XSD 1.1 part 2, 3.3.5.2, floatingPointRound).
     */
    #[Test]
    public function aFloatBeyondDoublesIsInfinite(): void
    {
        $read = static fn(string $score): ?float => SerializerBuilder::create()->build()->deserialize("<Person><name/><age>1</age><active>1</active><score>{$score}</score></Person>", Person::class, 'xml')->score;

        self::assertSame([INF, -INF, INF, 1.7976931348623157e308], [$read('1e999'), $read('-1e309'), $read('INF'), $read('1.7976931348623157e308')]);
    }

    #[Test]
    #[DataProvider('documents')]
    public function objectsAreWritten(object $object, string $xml): void
    {
        self::assertSame(self::HEAD . $xml . "\n", SerializerBuilder::create()->build()->serialize($object, 'xml'));
    }

    #[Test]
    public function theKeyOfAnEntryIsTheOnlyAttributeOfItsName(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage('the objects of this map have an attribute "key", as its entries have');

        SerializerBuilder::create()->build()->serialize(['a b' => new Keyed(1)], 'xml');
    }

    #[Test]
    #[DataProvider('documents')]
    public function treesAreWrittenLikewise(object $object, string $xml): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new WithoutDirectWriting(new Xml()))->build();
        self::assertSame(self::HEAD . $xml . "\n", $serializer->serialize($object, 'xml'));
        self::assertSame($serializer->serialize([$object, $object], 'xml'), SerializerBuilder::create()->build()->serialize([$object, $object], 'xml'));
    }

    #[Test]
    #[DataProvider('documents')]
    public function objectsAreRead(object $object, string $xml): void
    {
        // Where nothing is expected, an empty element is an empty text, and no empty list.
        $expected = $object instanceof Loose ? new Loose(['a' => 'x', 'l' => ['1', ['2'], ''], 'o b' => 'y'], $object->array, $object->map, 12, null) : $object;
        self::assertEquals($expected, SerializerBuilder::create()->build()->deserialize($xml, $object::class, 'xml'));
    }

    /** @return iterable<string, array{string, string, string}> a text, and how it stands in an attribute and in an element */
    public static function texts(): iterable
    {
        yield 'plain' => ['plain', 'plain', 'plain'];
        yield 'beyond ASCII' => ["\u{7F}\u{80}é\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", "\u{7F}\u{80}é\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}", "\u{7F}\u{80}é\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"];
        yield 'markup' => ['<a>&amp;', '&lt;a&gt;&amp;amp;', '&lt;a&gt;&amp;amp;'];
        yield 'quotes' => ['"\'', '&quot;\'', '"\''];
        yield 'white space' => ["\t\n\r", '&#9;&#10;&#13;', "\t\n&#13;"];
        yield 'long' => [str_repeat('é ', 200_000), str_repeat('é ', 200_000), str_repeat('é ', 200_000)];
    }

    #[Test]
    #[DataProvider('texts')]
    public function aTextIsEscapedWhereverItStands(string $text, string $inAttribute, string $inElement): void
    {
        $section = '<![CDATA[' . str_replace("\r", ']]>&#13;<![CDATA[', $text) . ']]>';
        self::assertSame(
            self::HEAD . "<Texts attribute=\"{$inAttribute}\"><element>{$inElement}</element><nullable>{$inElement}</nullable><list><item>a</item><item>{$inElement}</item></list>"
                . "<map><entry key=\"{$inAttribute}\">{$inElement}</entry></map><section>{$section}</section><words about=\"{$inAttribute}\">{$inElement}</words></Texts>\n",
            SerializerBuilder::create()->build()->serialize(Texts::all($text), 'xml'),
        );
    }

    #[Test]
    public function anElementWithAnEmptyTextHasOneTag(): void
    {
        $serializer = SerializerBuilder::create()->build();
        $texts = Texts::all('');
        $xml = '<Texts attribute=""><element/><nullable/><list><item>a</item><item/></list><map><entry key=""/></map><section/><words about=""/></Texts>';
        self::assertSame(self::HEAD . "{$xml}\n", $serializer->serialize($texts, 'xml'));
        self::assertSame(self::HEAD . "<items>{$xml}{$xml}</items>\n", $serializer->serialize([$texts, $texts], 'xml'));
        $texts = new Texts('a', 'b', null, [], [], 'c', new Words(null, ''));
        self::assertSame(self::HEAD . "<Texts attribute=\"a\"><element>b</element><list/><map/><section><![CDATA[c]]></section><words/></Texts>\n", $serializer->serialize($texts, 'xml'));
    }

    /** @return iterable<string, array{Texts, string}> */
    public static function illegalTexts(): iterable
    {
        $all = Texts::all('plain');
        foreach (["\0", "\x01", "a\x01</a>", "\x1F", "\u{FFFE}", "\u{FFFF}", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xC0\xAF", "\xFF", "\xC3"] as $text) {
            foreach (['attribute', 'element', 'nullable', 'section'] as $name) {
                $texts = clone $all;
                $texts->{$name} = $text;
                yield bin2hex($text) . " as {$name}" => [$texts, $name];
            }
            yield bin2hex($text) . ' in a list' => [new Texts('a', 'b', null, ['', $text], [], '', $all->words), 'list[1]'];
            yield bin2hex($text) . ' in a map' => [new Texts('a', 'b', null, [], ['a' => $text], '', $all->words), 'map.a'];
            yield bin2hex($text) . ' as a text' => [new Texts('a', 'b', null, [], [], '', new Words(null, $text)), 'words.text'];
            yield bin2hex($text) . ' as an attribute within' => [new Texts('a', 'b', null, [], [], '', new Words($text, '')), 'words.about'];
        }
        // Each half by itself is no UTF-8.
        yield 'a character in two members' => [new Texts('a', "\xC3", "\xA9", [], [], '', $all->words), 'element'];
    }

    #[Test]
    #[DataProvider('illegalTexts')]
    public function whatNoDocumentMayHaveIsRefusedWhereverItStands(Texts $texts, string $path): void
    {
        try {
            SerializerBuilder::create()->build()->serialize($texts, 'xml');
            self::fail('no error');
        } catch (SerializationException $exception) {
            self::assertSame($path, $exception->violations()->items[0]->path);
        }
    }

    #[Test]
    public function smallObjectsAreWrittenWhereTheyStand(): void
    {
        $serializer = SerializerBuilder::create()->build();
        $route = Route::from(Stop::of('a', '&'));
        $route->place = new Place(0.5, 1.0);
        self::assertSame(self::HEAD . "<Route><first><name>a</name><note>&amp;</note></first><place><lat>0.5</lat><long>1.0</long></place></Route>\n", $serializer->serialize($route, 'xml'));
        $route->first = LaterStop::of('', '');
        self::assertSame(self::HEAD . "<Route><first><name/><note/><minutes>5</minutes></first><place><lat>0.5</lat><long>1.0</long></place></Route>\n", $serializer->serialize($route, 'xml'));
        // One without a value among others, and one without a name.
        $route = new Route([Stop::of('a'), new Stop(), LaterStop::of('b'), Stop::of('', 'c')], [new Place(1.25, -1.0)]);
        self::assertSame(
            self::HEAD . "<Route><stops><name>a</name></stops><stops/><stops><name>b</name><minutes>5</minutes></stops><stops><name/><note>c</note></stops><places><lat>1.25</lat><long>-1.0</long></places></Route>\n",
            $serializer->serialize($route, 'xml'),
        );
        foreach ([[[Stop::of('a'), 'b'], [], 'stops[1]'], [[], [new Place(1.0, 2.0), Stop::of('a')], 'places[1]'], [[Stop::of('a'), Stop::of("\x08")], [], 'stops[1].name']] as [$stops, $places, $path]) {
            try {
                $serializer->serialize(new Route($stops, $places), 'xml'); // @phpstan-ignore argument.type, argument.type
                self::fail('no error');
            } catch (SerializationException $exception) {
                self::assertSame($path, $exception->violations()->items[0]->path);
            }
        }
    }

    #[Test]
    public function whatHasAWrongNameIsInThePathOnce(): void
    {
        try {
            SerializerBuilder::create()->build()->serialize([new MisnamedOne()], 'xml');
            self::fail('no error');
        } catch (SerializationException $exception) {
            self::assertSame('[0]["a b"]', $exception->violations()->items[0]->path);
        }
    }

    #[Test]
    public function aMapMayHaveNullAmongItsValues(): void
    {
        self::assertSame(
            self::HEAD . "<Rates xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><rates><entry key=\"a\">1.5</entry><entry key=\"&lt;\" xsi:nil=\"true\"/><entry key=\"b\">0.25</entry></rates></Rates>\n",
            SerializerBuilder::create()->build()->serialize(new Rates(['a' => 1.5, '<' => null, 'b' => 0.25]), 'xml'),
        );
    }

    /** @return iterable<string, array{float, string}> */
    public static function floats(): iterable
    {
        $floats = [0.0, -0.0, 0.01, 0.1, 1.0, 4.05, 19.99, 1234.5, 100.0, 0.29, 0.57, 1.15, 999_999_999.99, 1e9, 0.001, 1.005, 0.1 + 0.2, -1.25, 123_456_789.125, 1e22, 5e-324];
        foreach ($floats as $float) {
            yield var_export($float, true) => [$float, var_export($float, true)];
        }
        yield from ['INF' => [INF, 'INF'], '-INF' => [-INF, '-INF'], 'NAN' => [NAN, 'NaN']];
    }

    #[Test]
    #[DataProvider('floats')]
    public function aFloatHasTheFewestDigitsThatReadBack(float $float, string $text): void
    {
        self::assertSame(self::HEAD . "<Place><lat>{$text}</lat><long>1.0</long></Place>\n", SerializerBuilder::create()->build()->serialize(new Place($float, 1.0), 'xml'));
    }

    #[Test]
    public function elementsStandInAnyOrderAndUnderAnyPrefix(): void
    {
        $xml = <<<'XML'
            <?xml version='1.0'?>
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:x='urn:x'>
              <a:entry><creator xmlns="http://purl.org/dc/elements/1.1/">me</creator><a:id>1</a:id></a:entry>
              <title>not in the namespace</title><x:title>nor this</x:title>
              <a:title>T</a:title>
              <entry xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><id>2</id><dc:creator>you</dc:creator><place><long> 2.5 </long><lat>1</lat></place></entry>
            </a:feed>
            XML;
        $feed = new Feed(null, 'T', [new Entry('1', 'me'), new Entry('2', 'you', new Place(1.0, 2.5))]);

        self::assertEquals($feed, SerializerBuilder::create()->build()->deserialize($xml, Feed::class, 'xml'));
    }

    #[Test]
    public function problemsAreSaidWithLineColumnAndXPath(): void
    {
        $xml = "<Order id='x'>\n  <lines no='1'/>\n  <lines no='y'><title>n</title></lines>\n  <tags/><code>1</code><code>z</code>\n  <rates><entry key='a'>b</entry></rates></Order>";
        try {
            SerializerBuilder::create()->build()->deserialize($xml, Order::class, 'xml');
            self::fail('It is wrong.');
        } catch (DeserializationException $exception) {
            self::assertSame(
                [
                    ['id', 'line 1, column 1, /Order/@id'],
                    ['lines[0].name', 'line 2, column 3, /Order/lines[1]'],
                    ['lines[1].number', 'line 3, column 3, /Order/lines[2]/@no'],
                    ['codes[1]', 'line 4, column 24, /Order/code[2]'],
                    ['rates.a', 'line 5, column 10, /Order/rates/entry'],
                ],
                array_map(static fn(Violation $violation): array => [$violation->path, $violation->place()], $exception->violations()->items),
            );
        }
    }

    #[Test]
    public function aCharacterThatNoDocumentMayHaveIsRefusedWithItsPath(): void
    {
        foreach (["\0", "\x0B", "\u{FFFE}"] as $character) {
            try {
                SerializerBuilder::create()->build()->serialize(new Order(1, [new Line(1, "a{$character}")], [], [], []), 'xml');
                self::fail('It is no character of XML.');
            } catch (SerializationException $exception) {
                self::assertSame('lines[0].name', $exception->violations()->items[0]->path);
            }
        }
    }

    #[Test]
    public function itIsIndentedOnRequest(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Xml(new XmlOptions(indentation: '  ', encoding: false)))->build();
        $xml = <<<'XML'
            <?xml version="1.0"?>
            <Order id="7">
              <lines no="1">
                <title> a </title>
                <price currency="EUR">1.0</price>
              </lines>
              <tags>
                <tag>x</tag>
              </tags>
              <rates>
                <entry key="a">1.0</entry>
              </rates>
            </Order>

            XML;
        $order = new Order(7, [new Line(1, ' a ', new Price('EUR', 1.0))], ['x'], [], ['a' => 1.0]);

        self::assertSame($xml, $serializer->serialize($order, 'xml'));
        self::assertEquals($order, $serializer->deserialize($xml, Order::class, 'xml'));
    }

    #[Test]
    public function xmlAsItIsStandsOnALineOfItsOwn(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Xml(new XmlOptions(indentation: '  ', declaration: false)))->build();

        self::assertSame("<Any>\n  <id>1</id>\n  <a><b/></a>\n</Any>\n", $serializer->serialize(new Any(1, '<a><b/></a>'), 'xml'));
        self::assertSame("<Any>\n  <id>1</id>\n</Any>\n", $serializer->serialize(new Any(1), 'xml'));
    }

    #[Test]
    public function itemsOfAStreamStandInARoot(): void
    {
        $people = [new Person('a', 1, true), new Person('b', 2, false)];
        $written = implode('', iterator_to_array(SerializerBuilder::create()->build()->write($people, null, 'xml'), false));
        self::assertSame(self::HEAD . "<items><Person><name>a</name><age>1</age><active>true</active></Person><Person><name>b</name><age>2</age><active>false</active></Person></items>\n", $written);
        self::assertSame($written, SerializerBuilder::create()->build()->serialize($people, 'xml'));

        $serializer = SerializerBuilder::create()->withFormat(new Xml(new XmlOptions(indentation: ' ', root: 'people', item: 'p', namespace: 'urn:p')))->build();
        $written = implode('', iterator_to_array($serializer->write([$people[0], 'x'], null, 'xml'), false));
        self::assertSame(self::HEAD . "<people xmlns=\"urn:p\">\n <p>\n  <name>a</name>\n  <age>1</age>\n  <active>true</active>\n </p>\n <p>x</p>\n</people>\n", $written);
        self::assertSame($written, $serializer->serialize([$people[0], 'x'], 'xml'));
        self::assertEquals($people[0], $serializer->read([$written], Person::class, 'xml')->current());
    }

    /** @return iterable<string, array{int<1, max>}> */
    public static function sizesOfChunks(): iterable
    {
        yield 'one byte' => [1];
        yield 'seven bytes' => [7];
        yield 'all' => [10_000];
    }

    /** @param int<1, max> $size */
    #[Test]
    #[DataProvider('sizesOfChunks')]
    public function itemsAreReadFromAPath(int $size): void
    {
        $xml = <<<'XML'
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <entry/> -->
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" note="a > b">
              <a:title><![CDATA[</a:feed>]]></a:title><entry>no item</entry>
              <a:entry><a:id>1</a:id><!-- </a:entry> --><dc:creator><![CDATA[</a:entry>]]></dc:creator></a:entry >
              <a:other><a:entry/></a:other>
              <a:entry><a:entry x="/>">unknown</a:entry><a:id>2</a:id><dc:creator>you</dc:creator></a:entry>
            </a:feed>
            <!-- end -->
            XML;
        $read = SerializerBuilder::create()->build()->read(str_split($xml, $size), Entry::class, 'xml', at: '/feed/{http://www.w3.org/2005/Atom}entry');

        self::assertEquals([new Entry('1', '</a:entry>'), new Entry('2', 'you')], iterator_to_array($read));
    }

    /** @return iterable<string, array{string, string}> */
    public static function brokenStreams(): iterable
    {
        yield 'it ends within an item' => ['<r><i><name>', 'unexpected end of text: expected "</i>"   line 1, column 4'];
        yield 'it ends within the root' => ['<r><q/>', 'expected "</r>"'];
        yield 'no root' => [' <!-- -->', 'expected the root element'];
        yield 'text behind the root' => ["<r/>\n x", 'expected the end behind the root element   line 2, column 2'];
        yield 'a CDATA section behind the root' => ['<r/> <![CDATA[x]]>', 'unexpected CDATA section: expected the end behind the root element   line 1, column 6'];
        yield 'a CDATA section before the root' => ['<![CDATA[x]]><r/>', 'unexpected CDATA section: expected the root element   line 1, column 1'];
        yield 'two roots' => ['<r/><r/>', 'expected the end behind the root element'];
        yield 'another end' => ['<r><q/></s>', 'unexpected "</s>": expected "</r>"'];
        yield 'a document type' => ['<!DOCTYPE r><r/>', 'a document type declaration, which is refused'];
        yield 'another encoding' => ['<?xml version="1.0" encoding="ISO-8859-1"?><r/>', 'in UTF-8 alone'];
        yield 'an unknown prefix' => ["<r>\n <p:i/></r>", 'no namespace is declared for the prefix "p"   line 2, column 3'];
        yield 'no tag' => ['<r><i a="<"/></r>', 'this is no tag   line 1, column 4'];
        yield 'an item that is no XML' => ["<r xmlns='urn:r'>\n <i><name>x</i></name></r>", 'which closes the element that begins in line 2, column 5   line 2, column 12'];
    }

    #[Test]
    #[DataProvider('brokenStreams')]
    public function whatIsWrongWithAStreamIsSaidWithItsPlace(string $xml, string $message): void
    {
        try {
            iterator_to_array(SerializerBuilder::create()->build()->read([$xml], Person::class, 'xml', at: '/r/i'));
            self::fail('It is wrong.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString($message, $exception->getMessage());
        }
    }

    #[Test]
    public function problemsOfAnItemAreSaidWithTheirPlaceInTheStream(): void
    {
        try {
            iterator_to_array(SerializerBuilder::create()->build()->read(["<r xmlns:ü='urn:r'><i/>\n <i><name>x</name><active>true</active>\n<age>y</age></i></r>"], Person::class, 'xml', at: '/r/i'));
            self::fail('It is wrong.');
        } catch (DeserializationException $exception) {
            self::assertSame(['[0].name', 'line 1, column 20, //i'], [$exception->violations()->items[0]->path, $exception->violations()->items[0]->place()]);
        }
    }

    #[Test]
    public function textsThatAreKnownAheadAreEscapedWhereTheyStand(): void
    {
        $quoted = new Quoted();
        $quoted->date = new \DateTimeImmutable('2026-01-02T03:04:05Z');

        self::assertSame(
            '<Quoted sign="a&quot;b"><element>a"b</element><section><![CDATA[less]]></section><date><![CDATA[2026-01-02T03:04:05Z]]></date></Quoted>',
            trim((string) strstr(SerializerBuilder::create()->build()->serialize($quoted, 'xml'), '<Quoted')),
        );
    }

    #[Test]
    public function anEndTagOfAStreamMayBeCutInItsWhiteSpace(): void
    {
        $chunks = ['<r><i><name>x</name></i' . str_repeat(' ', 100), str_repeat(' ', 50), '></r>'];

        self::assertSame([['name' => 'x']], iterator_to_array(SerializerBuilder::create()->build()->read($chunks, 'array<string, string>', 'xml', at: '/r/i'), false));
    }

    #[Test]
    public function hostileTagsAndPrefixesTakeNoLongerThanTheirBytes(): void
    {
        $start = hrtime(true);
        $declarations = $elements = '';
        for ($number = 0; $number < 10_000; ++$number) {
            $declarations .= " xmlns:p{$number}='urn:{$number}'";
            $elements .= "<p{$number}:x/>";
        }
        $serializer = SerializerBuilder::create()->build();
        $message = $serializer->deserialize("<Message{$declarations}>{$elements}</Message>", Leftovers::class, 'xml');
        $read = iterator_to_array($serializer->read(["<r a='" . str_repeat('>', 200_000) . "'><i/></r>"], 'mixed', 'xml', at: '/r/i'), false);

        self::assertStringStartsWith('<p0:x xmlns:p0="urn:0"/><p1:x xmlns:p1="urn:1"/>', $message->any);
        self::assertCount(1, $read);
        self::assertLessThan(3e9, hrtime(true) - $start);
    }
}

final class Leftovers
{
    #[\Kiln\Attribute\Xml\Any]
    public string $any = '';
}
