<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Read;

use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\SerializerBuilder as KilnBuilder;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\XmlDialect;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Run\Xml\Extraction;
use Kiln\Engine\Php\Printer\Scan\ScanPrinter;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlItems;
use Kiln\Engine\Php\Runtime\XmlScan;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Unbatchable;
use Kiln\Tests\Fixture\Jms\Xml\Chronicle;
use Kiln\Tests\Fixture\Jms\Xml\InlinedEntries;
use Kiln\Tests\Fixture\Jms\Xml\Shelf;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The data that is taken out of the text of a document is that which is taken out of the elements that libxml parses.
 */
#[CoversClass(XmlScan::class)]
#[CoversClass(ScanPrinter::class)]
final class XmlTextTest extends TestCase
{
    private const CASES = 3_000;

    private const TOKENS = [
        '<', '>', '/', '&', ';', '"', "'", ']]>', '<![CDATA[', '<![CDATA[]]>', '<!--', '-->', '<!-- c -->', '--', '<?x y?>', '&amp;', '&lt;', '&#65;', '&x;', '<a/>', '<a><b>c</b></a>',
        ' ', "\n", "\r", "\r\n", "\t", "\0", "\x0B", "\x1F", "\x7F", 'é', "\xC2", "\xEF\xBF\xBF", "\xEF\xBF\xBE", "\xED\xA0\x80", "\u{1F600}", "\xF4\x90\x80\x80", 'x', '0', '=',
        ' xsi:nil="true"', ' xsi:nil="1"', ' xmlns="urn:x"', ' xmlns:p="urn:x"', 'p:', ' a="b"', ' a="b" a="b"', ' number="8"', ' kind="tree"', '<x>1</x>', '<tag>4</tag>', '<label>again</label>',
        '<kind>cat</kind>', '<entry>5</entry>', '<below/>', '<below><x>3</x></below>', '<!doctype a>', '<!DOCTYPE a>', '<pairs/>', '<n>1</n>', '/>', '</', '<label/>', '<label a="b">c</label>',
    ];

    private static ?Parts $parts = null;

    private static ?ReaderSet $set = null;

    /**
     * @return iterable<string, array{string}>
     */
    public static function ordinary(): iterable
    {
        $full = '<?xml version="1.0" encoding="UTF-8"?>' . "\n<!-- a shelf -->\n" . self::shelf('shelf');
        yield 'all' => [$full];
        yield 'line breaks of Windows' => [str_replace("\n", "\r\n", $full)];
        yield 'a byte order mark' => ["\xEF\xBB\xBF{$full}"];
        yield 'comments behind it' => ["{$full}\n<!-- end -->\n"];
        yield 'nothing' => ['<a/>'];
        yield 'nothing between tags' => ['<a></a>'];
        yield 'null' => ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><label xsi:nil="true"/><open xsi:nil="1"></open><tag>1</tag><lines xsi:nil="true"/><width xsi:nil="false">2</width></a>'];
        yield 'null alone' => ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'];
        yield 'references to characters' => ['<a name="&#x41;&#10;b"><label>&#65;&#13;&#x20AC;</label><tag>&#49;</tag><unknown>&#65;</unknown></a>'];
        yield 'references' => ['<a><label>&lt;&gt;&amp;&quot;&apos;</label><x>&lt;</x></a>'];
        yield 'sections and comments in a text' => ['<a><label>a<![CDATA[b]]>c<!-- d -->e<![CDATA[]]></label></a>'];
        yield 'brackets' => ['<a><label>a[0]] ]> ></label><plain><entry><![CDATA[]] >]]]></entry></plain></a>'];
        yield 'the first of two' => ['<a><label>first</label><tag>1</tag><label>second</label></a>'];
        yield 'the first of two that is null' => ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><label xsi:nil="true"/><tag>1</tag><label>second</label></a>'];
        yield 'elements in the order that is not usual' => ['<a><plant kind="tree"><height>2</height><called>Oak</called></plant><label>b</label><width>3</width><open>0</open></a>'];
        yield 'other attributes' => ['<a b="c"><label d="e">f</label><below g="h" i=\'j\'><x k="l">2</x></below></a>'];
        yield 'white space in tags' => ["<a ><label >b</label ><below\n number = '3' ></below\n><tag\t>1</tag></a >"];
        yield 'characters beyond ASCII' => ["<a name=\"\u{1F600}\"><label>\u{E9}\u{20AC}\u{FFFD}\u{10FFFF}</label><tag>1</tag><unknown>\u{E9}</unknown></a>"];
    }

    #[Test]
    #[DataProvider('ordinary')]
    public function ordinaryDocumentsAreReadWithoutParsing(string $xml): void
    {
        $found = self::found($xml, Shelf::class);

        self::assertNotInstanceOf(Mismatch::class, $found, (string) ($found instanceof Mismatch ? $found : ''));
        self::assertSame(self::sorted(self::parsed($xml, Shelf::class)), self::sorted($found));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function unusual(): iterable
    {
        yield 'namespaces' => ['<a xmlns="urn:x"/>'];
        yield 'no namespace as the default one' => ['<a xmlns=""><label>b</label></a>'];
        yield 'numbers with one key' => ['<a><prices><price currency="EUR">1.5</price><price currency="USD">2</price><price currency="EUR">3</price></prices></a>'];
        yield 'texts with one key' => ['<a><pairs><one>1</one><two>2</two><one>3</one></pairs></a>'];
        yield 'objects with one key' => ['<a><places><place at="k"><x>1</x></place><place at="k"><x>2</x></place></places></a>'];
        yield 'a prefix' => ['<a xmlns:p="urn:x"><p:label>b</p:label></a>'];
        yield 'a namespace inside' => ['<a><label xmlns="urn:x">b</label></a>'];
        yield 'a prefix that is not declared' => ['<a><p:label>b</p:label></a>'];
        yield 'null of a prefix that is not declared' => ['<a><label xsi:nil="true"/></a>'];
        yield 'null of another namespace' => ['<a xmlns:xsi="urn:x"><label xsi:nil="true"/></a>'];
        yield 'null in a list' => ['<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><tag xsi:nil="true"/></a>'];
        yield 'another encoding' => ["<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a><label>\xE9</label></a>"];
        yield 'an instruction' => ['<a><?b c?></a>'];
        yield 'a type' => ['<!DOCTYPE a><a/>'];
        yield 'a type in a section' => ['<a><label><![CDATA[<!docType]]></label></a>'];
        yield 'a reference to no character' => ['<a><label>&#0;</label></a>'];
        yield 'an element in a text' => ['<a><label>b<c/>d</label></a>'];
        yield 'text between elements' => ['<a>b<label>c</label></a>'];
        yield 'an attribute twice' => ['<a><label b="1" b="2">c</label></a>'];
        yield 'an attribute of the root twice' => ['<a b="1" b="2"/>'];
        yield 'an attribute twice in what is not read' => ['<a><u><v b="1" b="2"/></u></a>'];
        yield 'the end of a section' => ['<a><label>]]></label></a>'];
        yield 'the end of a section in what is not read' => ['<a><u>]]></u></a>'];
        yield 'no character' => ["<a><label>\x01</label></a>"];
        yield 'no character in a section' => ["<a><label><![CDATA[\x01]]></label></a>"];
        yield 'no character in what is not read' => ["<a><u>\u{FFFF}</u></a>"];
        yield 'no character in a comment' => ["<a><!-- \x02 --></a>"];
        yield 'no character in an attribute' => ["<a><u b=\"\x02\"/></a>"];
        yield 'no UTF-8' => ["<a><label>\xFF</label></a>"];
        yield 'no UTF-8 in a name' => ["<a number=\"\xC0\x80\"/>"];
        yield 'a surrogate' => ["<a><label>\xED\xA0\x80</label></a>"];
        yield 'a comment with two dashes' => ['<a><!-- -- --></a>'];
        yield 'a tag that is not closed' => ['<a><label>b</a>'];
        yield 'another end' => ['<a><below></below2></a>'];
        yield 'the end of an element whose name has another character for a dot' => ['<a><b.c></bxc ></a>'];
        yield 'two roots' => ['<a/><b/>'];
        yield 'text behind it' => ['<a/>b'];
        yield 'white space in front of the declaration' => [' <?xml version="1.0"?><a/>'];
        yield 'another word in the declaration' => ['<?xml version="1.0" encodIng="UTF-8"?><a/>'];
        yield 'another version' => ['<?xml version="1.1"?><a/>'];
        yield 'no bool' => ['<a><open>yes</open></a>'];
        yield 'no date' => ['<a><built></built></a>'];
        yield 'many levels' => ['<a>' . str_repeat('<below>', 60) . str_repeat('</below>', 60) . '</a>'];
        yield 'many levels of what is not read' => ['<a>' . str_repeat('<b>', 300) . str_repeat('</b>', 300) . '</a>'];
    }

    #[Test]
    #[DataProvider('unusual')]
    public function unusualDocumentsAreParsed(string $xml): void
    {
        self::assertInstanceOf(Mismatch::class, self::found($xml, Shelf::class));
    }

    #[Test]
    public function listsAreReadAFewEntriesAtATime(): void
    {
        $xml = '<list>' . str_repeat(self::shelf('entry'), 100) . '</list>';
        $type = 'array<' . Shelf::class . '>';
        $sizes = $all = [];
        foreach (self::batches($xml, $type) as $batch) {
            $sizes[] = \count($batch);
            array_push($all, ...$batch);
        }

        self::assertSame(self::sorted(self::parsed($xml, $type)), self::sorted($all));
        self::assertCount(100, $all);
        self::assertGreaterThan(1, \count($sizes));
        $this->expectException(Unbatchable::class);
        iterator_to_array(self::batches(substr($xml, 0, -3), $type));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function long(): iterable
    {
        $event = static fn(int $number, string $more = ''): string => "<event number=\"{$number}\"><name><![CDATA[n & {$number}]]></name><done>true</done><at>2020-01-02T03:04:05+00:00</at><tag>a</tag><tag>b</tag>{$more}</event>";
        $events = implode("\n", array_map($event, range(1, 600)));
        yield 'usual' => ["<chronicle><title>t</title>{$events}</chronicle>"];
        yield 'white space around it' => ["<chronicle>\n  <title>t</title>\n  {$events}\n</chronicle>\n"];
        yield 'more behind it' => ["<chronicle>{$events}<title>t</title><count>3</count></chronicle>"];
        yield 'a second part' => ["<chronicle>{$events}<title>t</title>{$events}</chronicle>"];
        yield 'a comment in it' => ["<chronicle>{$events}<!-- c -->{$event(601)}</chronicle>"];
        yield 'an event with more than its class knows' => ["<chronicle>{$events}{$event(601, '<x>y</x>')}{$events}</chronicle>"];
        yield 'an element that stands twice' => ["<chronicle><title>t</title>{$events}{$event(601, '<name>again</name>')}</chronicle>"];
        yield 'no bool' => ["<chronicle>{$events}<event><done>yes</done></event></chronicle>"];
        yield 'no date' => ["<chronicle>{$events}<event><at></at></event></chronicle>"];
        yield 'an end that is another' => ["<chronicle>{$events}</chronicles>"];
        yield 'something behind the root' => ["<chronicle>{$events}</chronicle><a/>"];
    }

    #[Test]
    #[DataProvider('long')]
    public function longListsAreReadAsTheyAreAskedFor(string $xml): void
    {
        $read = static function (SerializerInterface $serializer) use ($xml): string {
            try {
                return serialize($serializer->deserialize($xml, Chronicle::class, 'xml'));
            } catch (\Throwable $thrown) {
                return $thrown::class . ": {$thrown->getMessage()}";
            }
        };

        self::assertSame($read(SerializerBuilder::create()->build()), $read(KilnBuilder::create()->build()));
    }

    #[Test]
    public function whatNamesAloneDoNotTellIsParsed(): void
    {
        self::assertInstanceOf(Mismatch::class, self::found('<a><e>1</e></a>', InlinedEntries::class));
    }

    #[Test]
    public function longListsAreThere(): void
    {
        $found = self::found(iterator_to_array(self::long())['usual'][0], Chronicle::class);

        self::assertIsArray($found);
        self::assertInstanceOf(XmlItems::class, $found[Chronicle::class . '::events']);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedDocumentsAreReadTheSame(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $count = 0;
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $xml = self::changed($chance->forCase($case));
            $found = self::found($xml, Shelf::class);
            if (!$found instanceof Mismatch) {
                self::assertSame(self::sorted(self::parsed($xml, Shelf::class)), self::sorted($found), "case {$case}: {$xml}");
                ++$count;
            }
        }

        self::assertGreaterThan($cases / 10, $count);
    }

    /**
     * A document that is mostly an ordinary one still.
     */
    public static function changed(Chance $chance): string
    {
        $documents = [self::shelf('shelf'), ...array_column(iterator_to_array(self::ordinary(), false), 0)];
        $xml = $chance->oneOf($documents);
        for ($times = $chance->oneOf([1, 1, 1, 2, 3]); $times > 0; --$times) {
            $at = $chance->int(0, \strlen($xml));
            $xml = match ($chance->int(0, 5)) {
                0 => substr($xml, 0, $at),
                1 => substr_replace($xml, '', $at, $chance->int(1, 12)),
                2 => isset($xml[$at]) ? substr_replace($xml, $xml[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1) : $xml,
                3 => substr_replace($xml, substr($chance->oneOf($documents), $chance->int(0, 400), $chance->int(1, 60)), $at, 0),
                default => substr_replace($xml, $chance->oneOf(self::TOKENS), self::between($xml, $at, $chance), $chance->oneOf([0, 0, 0, 1])),
            };
        }

        return $xml;
    }

    /**
     * A place that is more often behind a tag, or in it.
     */
    private static function between(string $xml, int $at, Chance $chance): int
    {
        $next = strpos($xml, $chance->oneOf(['<', '>', '</', '/>', ' ']), $at);

        return $next === false || $chance->percent(30) ? $at : $next + $chance->oneOf([0, 0, 1]);
    }

    private static function shelf(string $name): string
    {
        return <<<XML
            <{$name} number="7" name='A "B" &amp; &lt;C&gt; ü'>
              <open>TRUE</open><width>1.5</width>
              <label><![CDATA[x < y & z]]></label>
              <built><![CDATA[2020-01-02T03:04:05+00:00]]></built>
              <note lang="de">Über &amp; unter</note>
              <lines><line lang="en">one</line><line><![CDATA[two]]></line><line lang="fr" other="x">trois</line><line/></lines>
              <plain><entry>a</entry><entry><![CDATA[b]]></entry><entry></entry><entry/></plain>
              <tag>1</tag><tag>2</tag>
              <point unit="cm"><x>1</x><y>2</y></point>
              <tag>3</tag>
              <point><y>5</y><x>4</x></point>
              <prices><price currency="EUR">1.5</price><price currency="USD">2</price></prices>
              <places><place at="home" unit="m"><x>1</x></place></places>
              <pairs><one>1</one><two><![CDATA[2]]></two></pairs>
              <below number="8"><label>below</label><below><label>deeper</label></below></below>
              <beside><shelf name="b"><x>9</x></shelf><shelf/></beside>
              <x>3</x><y>4</y>
              <rows><row><row>1</row><row>2</row></row><row/></rows>
              <animals><entry><kind>cat</kind><called>Tom</called><lives>9</lives></entry><entry><barks>1</barks><kind><![CDATA[7]]></kind></entry></animals>
              <plant kind="herb" taste="bitter"><called>Sage</called></plant>
              <unknown a="b"><label>no</label><![CDATA[ < ]]><!-- - --> text &quot;</unknown>
            </{$name}>
            XML;
    }

    private static function found(string $xml, string $type): mixed
    {
        $read = self::set()->extractor(self::parts()->types->of($type));
        try {
            return $read === null ? new Mismatch('a type') : XmlScan::document($xml, $read);
        } catch (Mismatch $mismatch) {
            return $mismatch;
        }
    }

    /**
     * @return \Generator<int, non-empty-list<mixed>>
     */
    private static function batches(string $xml, string $type): \Generator
    {
        $read = self::set()->extractor(self::parts()->types->of($type)) ?? self::fail('Only a parser can read it.');
        $class = (new \ReflectionFunction($read))->getClosureScopeClass()?->getName();
        /** @var \Closure(string, int, array<string, string>, int): list<mixed> $batch */
        $batch = CodeLookup::functionOf((string) $class, ScanPrinter::BATCH);

        return XmlScan::batches($xml, $batch);
    }

    /**
     * What libxml and XPath find; an exception where it cannot be read by a program.
     */
    private static function parsed(string $xml, string $type): mixed
    {
        $before = libxml_use_internal_errors(true);
        libxml_clear_errors();
        $root = simplexml_load_string($xml);
        libxml_use_internal_errors($before);
        self::assertNotFalse($root, "libxml refuses it: {$xml}");
        try {
            return Extraction::of(self::set()->extraction(self::parts()->types->of($type)), $root, true);
        } catch (Mismatch $mismatch) {
            return $mismatch;
        }
    }

    /**
     * The members of objects, whose order means nothing, in one order.
     */
    private static function sorted(mixed $data): mixed
    {
        if (!\is_array($data)) {
            return $data;
        }
        if (str_contains((string) array_key_first($data), '::') || str_starts_with((string) array_key_first($data), 'class of ')) {
            ksort($data);
        }

        return array_map(self::sorted(...), $data);
    }

    private static function set(): ReaderSet
    {
        return self::$set ??= (new Sets(new XmlDialect(self::parts()), CodeLookup::in(null, false)))->xmlReader(new Selection());
    }

    private static function parts(): Parts
    {
        $setup = Setup::of(SerializerBuilder::create()->build());

        return self::$parts ??= Parts::of($setup instanceof Setup ? $setup : throw new \LogicException($setup));
    }
}
