<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\Lowering\XmlPlaces;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\SerializationException;
use Kiln\Format\Xml\Xml;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Xml\ByAttribute;
use Kiln\Tests\Integration\Fixture\Xml\ByAttributeOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElement;
use Kiln\Tests\Integration\Fixture\Xml\ByElementOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElementTwo;
use Kiln\Tests\Integration\Fixture\Xml\ByType;
use Kiln\Tests\Integration\Fixture\Xml\ByTypeTwo;
use Kiln\Tests\Integration\Fixture\Xml\Everything;
use Kiln\Tests\Integration\Fixture\Xml\Inside;
use Kiln\Tests\Integration\Fixture\Xml\Keyed;
use Kiln\Tests\Integration\Fixture\Xml\Link;
use Kiln\Tests\Integration\Fixture\Xml\Paragraph;
use Kiln\Tests\Integration\Fixture\Xml\Person;
use Kiln\Tests\Integration\Fixture\Xml\Price;
use Kiln\Tests\Integration\Fixture\Xml\Strong;
use Kiln\Tests\Integration\Fixture\Xml\Whatever;
use Kiln\Tests\Integration\XmlTest;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
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

    private const CASES = 150;

    /** Those that a document may have, with all that is escaped or looks like markup. */
    private const CHARACTERS = ['a', ' ', "\t", "\n", "\r", '<', '>', '&', '"', "'", ']', ']]>', '<![CDATA[', '&amp;', 'xsi:nil', 'é', "\u{85}", "\u{2028}", '😀', "\u{FFFD}", "\u{E000}", "\u{FFE0}"];

    private const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

    #[Test]
    #[DataProviderExternal(XmlTest::class, 'documents')]
    public function documentsOfAllKindsAreWritten(object $object, string $expected): void
    {
        self::assertSame(self::HEAD . $expected . "\n", $this->write($object));
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
        yield 'an object without content that is not empty' => [
            new Everything('', null, null, null, null, [], [], [], [], [], null, null, ['x'], new Paragraph('', []), [], [], null),
            '<all xmlns="urn:all" xmlns:o="urn:other"><text/><names/><o:rows/><tuple><item>x</item></tuple><paragraph id=""/><prices/></all>',
        ];
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

    /**
     * Random objects with all that attributes can say. What plain PHP refuses the extension declines, and the rest is the same.
     */
    #[Test]
    #[Group('fuzz')]
    #[RequiresPhpExtension('dom')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function whateverIsSaidOfMembersBothWriteTheSame(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $php = SerializerBuilder::create()->withEngine(Engine::Php)->build();
        $native = $this->native();
        $written = $refused = 0;
        $cases = Chance::cases(self::CASES);
        for ($number = 0; $number < $cases; ++$number) {
            $own = $chance->forCase($number);
            $value = $own->percent(10) ? $own->listOf(3, static fn(): mixed => self::untyped($own, 2)) : self::everything($own, 2, $own->percent(20));
            try {
                $expected = $php->serialize($value, 'xml');
            } catch (SerializationException) {
                $expected = null;
            }
            $text = $native->tryEncode($value, null);
            if ($text === null) {
                $refused += $expected === null ? 1 : 0;
                continue;
            }
            self::assertSame($expected, $text, "seed {$seed}, case {$number}");
            \assert($text !== '');
            self::assertTrue((new \DOMDocument())->loadXML($text, \LIBXML_NONET | \LIBXML_PARSEHUGE), $text);
            ++$written;
        }

        self::assertGreaterThan(0.8 * ($cases - $refused), $written, "{$refused} refused");
    }

    private static function everything(Chance $chance, int $depth, bool $isStrange): Everything
    {
        $text = static fn(): string => self::text($chance, $isStrange);
        $name = static fn(): string => $chance->oneOf(['a', '_', 'B-1', 'x.y', 'item', 'entry', 'key', 'lang']);
        $optional = static fn(): ?string => self::some($chance, $text);

        return new Everything(
            $text(),
            $optional(),
            $optional(),
            $optional(),
            $optional(),
            self::map($chance, $name, $text),
            self::map($chance, $text, $text),
            $chance->listOf(2, static fn(): array => self::map($chance, $chance->percent(50) ? $name : $text, $optional)),
            $chance->listOf(2, static fn(): array => $chance->listOf(2, static fn(): ?float => self::some($chance, static fn(): float => self::number($chance)))),
            $chance->listOf(3, static fn(): ByElement|string|null => $chance->oneOf([$text(), null, new ByElementOne($chance->int(0, 9)), new ByElementTwo(1)])),
            self::untyped($chance, $depth),
            $chance->oneOf([null, ['a' => 1], ['a' => $chance->int(-9, 9), 'b' => $text()]]),
            $chance->oneOf([['x'], [$text(), null], [$text(), 5]]),
            self::some($chance, static fn(): Paragraph => new Paragraph($text(), $chance->listOf(3, static fn(): string|Link|Strong => $chance->oneOf([$text(), new Link($text(), $text()), new Strong($text())])))),
            $depth === 0 ? [] : $chance->listOf(2, static fn(): Everything => self::everything($chance, $depth - 1, $isStrange)),
            self::map($chance, $text, static fn(): Price => new Price($text(), 1.5)),
            self::some($chance, static fn(): ByAttribute|ByType => $chance->oneOf([new ByAttributeOne($chance->int(-9, 9)), new ByTypeTwo($chance->int(-9, 9))])),
        );
    }

    private static function number(Chance $chance): float
    {
        return $chance->oneOf([0.1, -0.0, 1e30, INF, -INF, NAN, 3.0]);
    }

    /**
     * @template T
     *
     * @param \Closure(): T $make
     *
     * @return ?T
     */
    private static function some(Chance $chance, \Closure $make): mixed
    {
        return $chance->percent(60) ? $make() : null;
    }

    /**
     * @template T
     *
     * @param \Closure(): string $key
     * @param \Closure(): T      $value
     *
     * @return array<array-key, T>
     */
    private static function map(Chance $chance, \Closure $key, \Closure $value): array
    {
        $map = [];
        foreach ($chance->listOf(3, $key) as $one) {
            $map[$one] = $value();
        }

        return $map;
    }

    private static function untyped(Chance $chance, int $depth): mixed
    {
        $text = static fn(): string => self::text($chance, false);
        $below = static fn(): mixed => self::untyped($chance, $depth - 1);

        return match ($chance->int($depth === 0 ? 3 : 0, 10)) {
            0 => $chance->listOf(3, $below),
            1 => self::map($chance, $text, $below),
            2 => (object) self::map($chance, static fn(): string => $chance->oneOf(['item', 'a', 'b', '0', '1', 'c']), $below),
            3 => null,
            4 => $chance->oneOf([0.5, 1e25, 7, -1, true, false]),
            5 => new Keyed($chance->int(0, 9)),
            6 => new Person($text(), 1, true, 1.5),
            7 => new Link($text(), $text()),
            8 => new \DateTimeImmutable('2020-01-02T03:04:05Z'),
            default => $text(),
        };
    }

    private static function text(Chance $chance, bool $isStrange): string
    {
        $characters = $isStrange ? [...self::CHARACTERS, "\0", "\x1F", "\u{FFFE}", "\u{FFFF}", "\xFF", "\xED\xA0\x80"] : self::CHARACTERS;
        $pieces = $chance->percent(70) ? $chance->listOf(4, static fn(): string => $chance->oneOf(self::CHARACTERS)) : $chance->listOf(40, static fn(): string => $chance->oneOf($characters));

        return implode('', $pieces) . ($chance->percent(20) ? str_repeat('plain text ', $chance->int(1, 6)) : '');
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
