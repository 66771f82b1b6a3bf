<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\Lowering\XmlPlaces;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\SerializationException;
use Kiln\Format\Xml\Xml;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Fixture\Xml\Any;
use Kiln\Tests\Integration\Fixture\Xml\Inside;
use Kiln\Tests\Integration\Fixture\Xml\Keyed;
use Kiln\Tests\Integration\Fixture\Xml\Paragraph;
use Kiln\Tests\Integration\Fixture\Xml\Person;
use Kiln\Tests\Integration\Fixture\Xml\Whatever;
use Kiln\Tests\Integration\XmlTest;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * XML that the extension writes itself, against what stands here and what plain PHP writes.
 */
#[CoversClass(NativeView::class)]
#[CoversClass(XmlPlaces::class)]
#[RequiresPhpExtension('kiln')]
final class XmlOfBothEnginesTest extends TestCase
{
    private const HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

    private const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

    #[Test]
    #[DataProviderExternal(XmlTest::class, 'documents')]
    public function documentsOfAllKindsAreWritten(object $object, string $expected): void
    {
        $isForPhp = $object instanceof Any || $object instanceof Paragraph;
        self::assertSame($isForPhp ? null : self::HEAD . $expected . "\n", $this->native()->tryEncode($object, null));
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function values(): iterable
    {
        yield 'null' => [null, '<value' . self::XSI . ' xsi:nil="true"/>'];
        yield 'a number' => [1e25, '<value>1.0E+25</value>'];
        yield 'what is no number' => [-INF, '<value>-INF</value>'];
        yield 'an empty list' => [[], '<items/>'];
        yield 'a list' => [[1, null, '', [], [true]], '<items' . self::XSI . '><item>1</item><item xsi:nil="true"/><item/><item/><item><item>true</item></item></items>'];
        yield 'objects' => [[new Inside('a'), 5, new Inside('')], '<items><Inside><text>a</text></Inside><item>5</item><Inside><text/></Inside></items>'];
        yield 'a map' => [['a' => 1, 'b-c' => null], '<value' . self::XSI . '><a>1</a><b-c xsi:nil="true"/></value>'];
        yield 'a map that looks like a list' => [['item' => 1], '<value><entry key="item">1</entry></value>'];
        yield 'keys that are no names' => [['a' => 1, 'x:"<' => new Inside('b')], '<value><entry key="a">1</entry><entry key="x:&quot;&lt;"><text>b</text></entry></value>'];
        yield 'a stdClass with keys of a list' => [(object) ['x', 'y'], '<value><entry key="0">x</entry><entry key="1">y</entry></value>'];
        yield 'maps in maps' => [['a' => ['a' => ['a' => 1]]], '<value><a><a><a>1</a></a></a></value>'];
        yield 'what is escaped' => [new Inside("<&>\"'\t\n\r]]>"), "<Inside><text>&lt;&amp;&gt;\"'\t\n&#13;]]&gt;</text></Inside>"];
        yield 'characters beyond ASCII' => [new Inside("é\u{85}\u{2028}\u{FFFD}\u{E000}😀"), "<Inside><text>é\u{85}\u{2028}\u{FFFD}\u{E000}😀</text></Inside>"];
        yield 'a long text' => [new Inside(str_repeat('0123456789', 400) . '&' . str_repeat("line\n", 1000)), '<Inside><text>' . str_repeat('0123456789', 400) . '&amp;' . str_repeat("line\n", 1000) . '</text></Inside>'];
        yield 'a date, and an enum' => [new Whatever([new \DateTimeImmutable('2020-01-02T03:04:05.5+01:00'), Engine::Native]), '<Whatever><any><item>2020-01-02T03:04:05.500+01:00</item><item>native</item></any></Whatever>'];
    }

    #[Test]
    #[DataProvider('values')]
    public function valuesOfNoTypeAreWritten(mixed $value, string $expected): void
    {
        self::assertSame(self::HEAD . $expected . "\n", $this->write($value));
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function refused(): iterable
    {
        yield 'a character that no document may have' => [new Person("a\u{FFFF}", 3, true, 1.0), 'name'];
        yield 'a control character' => [new Person(str_repeat('a', 40) . "\x0B", 3, true, 1.0), 'name'];
        yield 'what is no UTF-8' => [new Person("\xED\xA0\x80", 3, true, 1.0), 'name'];
        yield 'a key' => [new Whatever(["a\0" => 1]), 'any["a\u0000"]'];
        yield 'an attribute that is there already' => [new Whatever(['a b' => new Keyed(1)]), 'any["a b"]'];
    }

    #[Test]
    #[DataProvider('refused')]
    public function whatNoDocumentMayHaveIsLeftToPlainPhp(mixed $value, string $path): void
    {
        $builder = SerializerBuilder::create();
        try {
            $builder->withEngine(Engine::Native)->build()->serialize($value, 'xml');
            self::fail('no error');
        } catch (SerializationException $exception) {
            self::assertSame($path, $exception->violations()->items[0]->path);
        }
        self::assertNull($this->native()->tryEncode($value, null));
    }

    #[Test]
    public function itemsOfStreamsAreWritten(): void
    {
        $items = [new Inside('a'), ['x' => null], [1]];
        $expected = self::HEAD . '<items><Inside><text>a</text></Inside><item' . self::XSI . '><x xsi:nil="true"/></item><item><item>1</item></item></items>' . "\n";
        foreach ([Engine::Php, Engine::Native] as $engine) {
            self::assertSame($expected, implode('', iterator_to_array(SerializerBuilder::create()->withEngine($engine)->build()->write($items, format: 'xml'), false)));
        }
        self::assertSame('<Inside><text>a</text></Inside>', $this->native('xml item')->tryEncode($items[0], null));
    }

    private function write(mixed $value): ?string
    {
        $written = $this->native()->tryEncode($value, null);
        self::assertSame($written, SerializerBuilder::create()->withEngine(Engine::Php)->build()->serialize($value, 'xml'));

        return $written;
    }

    private function native(string $name = 'xml'): NativeView
    {
        return new NativeView(SerializerBuilder::create()->withEngine(Engine::Php)->engine(), null, null, $name, (new Xml())->carries()->inPlans('xml'));
    }
}
