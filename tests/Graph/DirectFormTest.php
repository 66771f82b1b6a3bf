<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Direct\Check;
use Kiln\Graph\Direct\DirectReader;
use Kiln\Graph\Direct\Entry;
use Kiln\Graph\Direct\Making;
use Kiln\Graph\Direct\Tokens;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Level;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\Wide;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\DirectWriter;
use Kiln\Tests\Graph\Random\GraphMaker;
use Kiln\Tests\Graph\Random\Specimen;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\decode_graph;
use function Kiln\Native\encode_graph;

/**
 * The form that the extension writes of small values, which plain PHP reads too.
 */
#[CoversClass(Check::class)]
#[CoversClass(DirectReader::class)]
#[CoversClass(Entry::class)]
#[CoversClass(Making::class)]
#[CoversClass(Tokens::class)]
final class DirectFormTest extends TestCase
{
    private const CASES = 10_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has half a million. */
    private const MANY_CASES = 25_000;

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    /**
     * @return iterable<string, array{mixed}>
     */
    public static function values(): iterable
    {
        foreach ([0, 63, 64, 319, 320, 65_535, 65_536, 4_294_967_295, 4_294_967_296, \PHP_INT_MAX, -1, -256, -257, -65_536, -65_537, -4_294_967_296, -4_294_967_297, \PHP_INT_MIN] as $integer) {
            yield "{$integer}" => [$integer];
        }
        foreach ([0, 1, 2, 31, 32, 255, 256, 65_535, 65_536] as $length) {
            yield "a string of {$length} bytes" => [str_repeat('s', $length)];
        }
        foreach ([1, 16, 17, 300] as $count) {
            yield "a list of {$count}" => [range(1, $count)];
            yield "a map of {$count}" => [array_flip(range(5, 4 + $count))];
        }
        yield 'floats' => [[0.5, -0.0, \INF, 5e-324]];
        yield 'what has no content' => [[null, false, true, [], '', new \stdClass()]];
        yield 'strings again and again' => [['key' => 'key', 'other' => ['key' => 'other', 'k' => 'k']]];
        yield 'more strings than a byte can number' => [[...($texts = array_map(static fn(int $i): string => "text {$i}", range(1, 300))), ...$texts]];
        yield 'an object' => [new Product(2, 'name', 1.5, true, Suit::Spades, 'code')];
        yield 'enums' => [[Suit::Hearts, Level::Low, Suit::Hearts]];
        yield 'dates and a collection' => [[new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin'), new \DateTime('@0'), new \DateTimeZone('UTC'), new \ArrayObject(['x' => new \ArrayIterator([1])])]];
        yield 'standard objects' => [(object) ['a' => 1, '5' => (object) ['' => 2]]];
        $shared = new \stdClass();
        $shared->self = $shared;
        yield 'a shared object in itself' => [[$shared, [$shared], $shared]];
    }

    #[Test]
    #[DataProvider('values')]
    public function theBytesAreAsDescribed(mixed $value): void
    {
        $bytes = DirectWriter::write($value);
        $outcome = Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'a value');

        self::assertNull($outcome->refusal);
        self::assertSame(serialize($value), serialize(Graph::decode($bytes, Graph::ALL)));
        // A text alone has a form of its own.
        $isText = \is_string($value) && $value !== '';
        if (!$isText && ($value === null || \is_scalar($value))) {
            self::assertSame(bin2hex($bytes), bin2hex(\Kiln\Graph\Direct\Scalar::write($value)));
        }
        if (\extension_loaded('kiln')) {
            self::assertTrue($isText || $bytes === encode_graph($value));
            self::assertSame(serialize($value), serialize(decode_graph($bytes, Graph::ALL)));
        }
    }

    /**
     * Properties that are not set, dynamic ones, references, methods of users, and what is large.
     *
     * @return iterable<string, array{mixed}>
     */
    public static function unsuited(): iterable
    {
        yield 'a property without a value' => [new Node()];
        yield 'methods for restoring' => [[new Packed(1)]];
        yield 'methods for waking up' => [[new Sleeper(1)]];
        yield 'a destructor' => [[new Grenade()]];
        $slot = 1;
        yield 'references' => [[&$slot, &$slot]];
        yield 'much' => [range(1, 9_000)];
        $deep = [];
        for ($level = 0; $level < 140; ++$level) {
            $deep = [$deep];
        }
        yield 'levels' => [$deep];
        yield 'much in a collection' => [new \ArrayObject([new Packed(1)])];
    }

    #[Test]
    #[DataProvider('unsuited')]
    #[RequiresPhpExtension('kiln')]
    public function theRestTakesColumns(mixed $value): void
    {
        $bytes = encode_graph($value);

        self::assertSame("\1", $bytes[1] & "\x7F");
        self::assertSame(serialize(unserialize(serialize($value))), serialize(Graph::decode($bytes, Graph::ALL)));
    }

    /**
     * @return iterable<string, array{string}> content
     */
    public static function mistakes(): iterable
    {
        $product = self::content(new Product(2, 'name', 1.5, true, Suit::Spades, 'code'));
        yield 'nothing' => [''];
        yield 'no value' => ["\0"];
        yield 'an unknown tag' => ["\0\xD6"];
        yield 'an unknown entry' => ["\1\4\1a\0"];
        yield 'an entry that is not there' => ["\0\xA0"];
        yield 'more entries than bytes' => ["\xFF\x7F\0"];
        yield 'an object that is not there' => ["\0\xD5\0"];
        yield 'a string that is not there' => ["\0\x60"];
        yield 'a string that is cut off' => ["\0\x45abc"];
        yield 'an integer that is cut off' => ["\0\xC8\1\1"];
        yield 'a list of none' => ["\0\xD2\0"];
        yield 'a list that is longer than the bytes' => ["\0\xD2\xFF\xFF\xFF\x7F\0"];
        yield 'a map that is longer than the bytes' => ["\0\xD3\xFF\xFF\xFF\x7F\0"];
        yield 'a key twice' => ["\0\x91\1\0\1\0"];
        yield 'a key that is none' => ["\0\x90\xC0\0"];
        yield 'an array as key' => ["\0\x90\xC3\0"];
        yield 'a text that is an integer as key' => ["\0\x90\x4212\0"];
        yield 'bytes behind the end' => ["\0\0\0"];
        yield 'too many levels' => ["\0" . str_repeat("\x80", 200) . "\0"];
        yield 'a name twice' => ["\1\3\x08stdClass\xA0\2\x41a\0\x41a\0"];
        yield 'a name that begins with a zero byte' => ["\1\3\x08stdClass\xA0\1\x42\0a\0"];
        yield 'a name that is none' => ["\1\3\x08stdClass\xA0\1\0\0"];
        yield 'other names' => [str_replace("\4name", "\4nome", $product)];
        yield 'another type' => [str_replace("\x44name", "\xC0\xC0\xC0\xC0\xC0", $product)];
        yield 'another enum' => [str_replace("\x06Spades", "\x06Spades", str_replace(Suit::class, Level::class . '', $product))];
        yield 'data that are no array' => ["\1\1\x08DateTime\xA0\0"];
        yield 'data that the method refuses' => ["\1\1\x08DateTime\xA0\x90\x44date\0"];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNoticed(string $content): void
    {
        $outcome = Decoders::ofThisPhp()->outcome(Damage::sealed("\xC1\3" . $content), Graph::ALL, 'a mistake');

        self::assertThat($outcome->refusal, self::logicalOr(self::isInstanceOf(DamagedBytes::class), self::isInstanceOf(StaleData::class)));
    }

    #[Test]
    public function classesThatAreNotAllowedAreNotLoaded(): void
    {
        $bytes = Damage::sealed("\xC1\3\2\2" . ByHand::varint(\strlen(Suit::class)) . Suit::class . "\6Spades\1\6Absent\xA0");
        foreach ([[Suit::class], []] as $allowed) {
            self::assertInstanceOf(ForbiddenClass::class, Decoders::ofThisPhp()->outcome($bytes, $allowed, 'not allowed')->refusal);
        }
        self::assertInstanceOf(StaleData::class, Decoders::ofThisPhp()->outcome($bytes, [Suit::class, 'Absent'], 'allowed')->refusal);
        self::assertInstanceOf(DamagedBytes::class, Decoders::ofThisPhp()->outcome(Damage::sealed("\xC1\3\1\1\7\\Absent\xA0"), Graph::ALL, 'no name')->refusal);
    }

    /**
     * A class with a destructor or with methods that PHP calls by itself is not made in this form, whatever the bytes say.
     */
    #[Test]
    public function noMethodOfUsersIsCalled(): void
    {
        foreach ([Grenade::class, Packed::class, Sleeper::class] as $class) {
            foreach (["\0" . self::sized($class) . pack('V', ClassAnatomy::of($class)->layout()) . self::sized(ClassAnatomy::of($class)->namesOfSlots()), "\1" . self::sized($class), "\3" . self::sized($class)] as $entry) {
                $outcome = Decoders::ofThisPhp()->outcome(Damage::sealed("\xC1\3\1{$entry}\xA0\xC3\xC3\xC3\xC3\xC3"), Graph::ALL, $class);
                self::assertNotNull($outcome->refusal);
            }
        }
        self::assertSame([], Grenade::$bangs);
    }

    /**
     * The extension looks into dates instead of calling their methods.
     */
    #[Test]
    public function datesAreKeptAsTheirMethodSays(): void
    {
        $zones = ['UTC', 'Z', 'EST', 'CEST', '+00:00', '-00:30', '+05:45', '-11:00', '+14:00', '-13:59', '+01:02:03', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];
        $times = ['2024-02-29 12:00:00.123456', '2024-03-31 02:30:00', '2024-10-27 02:30:00', '0000-01-01 00:00:00', '9999-06-30 23:59:59.999999', '-0044-03-15 01:00:00', '1970-01-01', '@-1.5'];
        foreach ($zones as $zone) {
            foreach ($times as $time) {
                foreach ([\DateTimeImmutable::class, \DateTime::class] as $class) {
                    $date = new $class($time, new \DateTimeZone($zone));
                    foreach ([$date, $date->modify('-200 days'), $date->setTime(25, 61, 61), $date->setTimestamp(1_711_848_600)] as $changed) {
                        self::assertSame($changed->__serialize(), self::again($changed)->__serialize(), "{$time} {$zone}");
                    }
                }
            }
        }
        $date = new \DateTime('2024-02-29');
        @$date->note = 'dynamic'; // @phpstan-ignore property.notFound
        self::assertSame('dynamic', self::again($date)->__serialize()['note']);
    }

    private static function again(\DateTimeInterface $date): \DateTimeInterface
    {
        $again = Graph::decode(Graph::encode($date), [$date::class]);
        self::assertInstanceOf($date::class, $again);

        return $again;
    }

    /**
     * @return iterable<string, array{string}> content
     */
    public static function greedy(): iterable
    {
        $wide = "\0" . self::sized(Wide::class) . pack('V', ClassAnatomy::of(Wide::class)->layout()) . self::sized(ClassAnatomy::of(Wide::class)->namesOfSlots());
        foreach ([1_000, 10_000, 100_000] as $count) {
            $list = "\xD2" . ByHand::varint($count);
            yield "lists of one, {$count}" => ["\0" . $list . str_repeat("\x80\0", $count)];
            yield "maps of one, {$count}" => ["\0" . $list . str_repeat("\x90\0\0", $count)];
            yield "short strings, {$count}" => ["\0" . $list . str_repeat("\x42ab", $count)];
            yield "integers, {$count}" => ["\0" . $list . str_repeat("\0", $count)];
            yield "a map, {$count}" => ["\0\xD3" . ByHand::varint($count) . implode('', array_map(static fn(int $key): string => "\xC8" . pack('V', $key) . "\0", range(1, $count)))];
            yield "standard objects, {$count}" => ["\1\3\x08stdClass" . $list . str_repeat("\xA0\0", $count)];
            yield "standard objects of one, {$count}" => ["\1\3\x08stdClass" . $list . str_repeat("\xA0\1\x41a\0", $count)];
            yield "entries, {$count}" => [ByHand::varint($count) . str_repeat("\3\x08stdClass", $count) . "\0"];
            yield "objects of a wide class, {$count}" => ["\1{$wide}{$list}" . str_repeat("\xA0", $count)];
        }
    }

    /**
     * {@see Random\Decoder} fails when more memory is taken than is promised.
     */
    #[Test]
    #[DataProvider('greedy')]
    #[Group('memory')]
    public function memoryIsBoundByTheLength(string $content): void
    {
        Decoders::ofThisPhp()->outcome(Damage::sealed("\xC1\3" . $content), Graph::ALL, 'greedy');
        $this->expectNotToPerformAssertions();
    }

    #[Test]
    public function anyBitAndAnyLengthDoNoHarm(): void
    {
        Decoders::ofThisPhp()->assertNoDamageDoesHarm(DirectWriter::write([new Product(2, 'a', 1.5, true, Suit::Spades), new \DateTimeImmutable('@5'), [1, 'two' => [null]], (object) ['a' => 1], 'text', 'text']));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedBytesDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        $decoders = Decoders::ofThisPhp();
        $pool = [DirectWriter::write([1])];
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            if ($case % 20 === 0) {
                $pool[$case % 400] = DirectWriter::write($case % 40 === 0 ? [
                    $own->int(-300, 300), 'text', 'key' => ['text', $own->bytes(5), 'key' => $own->int(0, 99_999)], [1.5, [], null, range(1, 5)], (object) ['a' => 1, 'key' => 2],
                ] : [
                    new Product(2 * $own->int(-9, 900), $own->oneOf([null, 'name', 'other']), $own->int(0, 9) / 4, true, $own->oneOf(Suit::cases())),
                    $own->oneOf([new \DateTime('@1'), new \ArrayObject([1, Suit::Clubs]), (object) ['a' => [1, 'b' => 'text']], Level::Low]),
                    $own->int(-300, 300), 'text', $own->oneOf([1.5, [], ['text' => 'text'], range(1, 20), $own->bytes(40)]),
                ]);
            }
            $bytes = Damage::done($own->oneOf($pool), $own->oneOf($pool), $own);
            $allowed = $own->percent(80) ? Graph::ALL : $own->sample(Specimen::CLASSES);
            $values += $decoders->outcome($bytes, $allowed, "seed {$seed}, case {$case}")->refusal === null ? 1 : 0;
        }
        self::assertGreaterThan($cases / 50, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    /**
     * Whichever form the extension chooses.
     */
    #[Test]
    #[Group('fuzz')]
    #[RequiresPhpExtension('kiln')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothDecodersMakeTheSameOfWhatTheExtensionWrites(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $direct = 0;
        for ($case = Chance::cases(2_000); $case > 0; --$case) {
            $value = (new GraphMaker($chance->forCase($case)))->value();
            $bytes = encode_graph($value);
            $direct += ($bytes[1] & "\x7F") === "\3" ? 1 : 0;
            $outcome = Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, "seed {$seed}, case {$case}");
            self::assertNull($outcome->refusal, "seed {$seed}, case {$case}");
        }
        self::assertGreaterThan(0, $direct);
    }

    private static function content(mixed $value): string
    {
        return substr(Damage::unsealed(DirectWriter::write($value)), 2);
    }

    private static function sized(string $bytes): string
    {
        return ByHand::varint(\strlen($bytes)) . $bytes;
    }
}
