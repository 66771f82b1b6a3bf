<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Serialized\ClassEntry;
use Kiln\Graph\Serialized\SerializedReader;
use Kiln\Graph\Serialized\SerializedWriter;
use Kiln\Graph\Serialized\Survey;
use Kiln\Graph\StaleData;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Counting;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\Leaf;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\LooseScalars;
use Kiln\Tests\Graph\Model\Nine;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Pair;
use Kiln\Tests\Graph\Model\PairWithin;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\TypedReferences;
use Kiln\Tests\Graph\Model\Wide;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\GraphMaker;
use Kiln\Tests\Graph\Random\SerializedDamage;
use Kiln\Tests\Graph\Random\Specimen;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The form in which serialize() writes small values: who may take it, and that unserialize() is as strict as the other forms.
 */
#[CoversClass(ClassEntry::class)]
#[CoversClass(SerializedReader::class)]
#[CoversClass(SerializedWriter::class)]
#[CoversClass(Survey::class)]
final class SerializedFormTest extends TestCase
{
    private const CASES = 10_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has half a million. */
    private const MANY_CASES = 25_000;

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    /**
     * @return iterable<string, array{array<array-key, mixed>|object}>
     */
    public static function suited(): iterable
    {
        yield 'a list' => [[1, -2, 'x', 1.5, null, true, [[]]]];
        yield 'texts that look a little like objects' => [['FOO:1, O:x', 'C:\\Windows', 'E: 5', 'R:2;', 'a:99999:{']];
        yield 'an object' => [new Product(2, 'name', 1.5, true, Suit::Clubs, 'code')];
        yield 'objects in each other' => [(new SpecialNode())->link((new Node())->add([new Node()]))->rename('x')];
        yield 'a cycle' => [(static function (): Node {
            $node = new Node();

            return $node->link((new Node())->add($node));
        })()];
        yield 'enums' => [[Suit::Hearts, new Product(1, 'a', 1.5, true, Suit::Spades), Suit::Hearts]];
        yield 'dates' => [[new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin'), new \DateTime('@0')]];
        yield 'standard objects' => [(object) ['a' => 1, '5' => (object) []]];
        yield 'dynamic properties' => [(new Loose())->set('dynamic', [1])];
        yield 'many levels' => [array_reduce(range(1, 60), static fn(array $inner, int $level): array => [$level, [$inner]], [])];
        $slot = 'slot';
        yield 'references' => [[&$slot, [&$slot]]];
        yield 'small objects' => [array_map(static fn(int $id): \stdClass => (object) ['id' => $id], range(1, 600))];
        yield 'a short list that is deep' => [array_reduce(range(1, 100), static fn(array $inner): array => [$inner], range(1, 99))];
        yield 'floats of all kinds' => [[0.1 + 0.2, -0.0, \INF, 1e300, 5e-324]];
    }

    /**
     * @param array<array-key, mixed>|object $value
     */
    #[Test]
    #[DataProvider('suited')]
    public function whatIsSmallAndSimpleTakesIt(array|object $value): void
    {
        $bytes = self::serialized($value);

        self::assertSame(serialize($value), serialize(Graph::decode($bytes, Graph::ALL)));
        self::assertNull(Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'suited')->refusal);
        if (\extension_loaded('kiln')) {
            // It does not leave it to PHP.
            self::assertSame(serialize($value), serialize(\Kiln\Native\decode_graph($bytes, Graph::ALL)));
        }
    }

    /**
     * @return iterable<string, array{array<array-key, mixed>}>
     */
    public static function unsuited(): iterable
    {
        yield 'a text that looks just like an object' => [['O:8:"stdClass":0:{}']];
        yield 'methods for restoring' => [[new Packed(1)]];
        yield 'methods for waking up' => [[new Sleeper(1)]];
        yield 'a destructor' => [[new Grenade()]];
        yield 'a collection of SPL' => [[new \ArrayObject([1])]];
        yield 'much' => [range(1, 9_000)];
        yield 'many objects' => [array_map(static fn(int $id): Product => new Product($id, 'name', 1.5, true, Suit::Clubs), range(1, 600))];
        yield 'a long list that is deep' => [array_reduce(range(1, 100), static fn(array $inner): array => [$inner], range(1, 999))];
        $deep = [];
        for ($level = 0; $level < 130; ++$level) {
            $deep = [$deep];
        }
        yield 'levels' => [$deep];
        $object = new \stdClass();
        yield 'references to an object' => [[&$object, &$object]];
        $endless = [1];
        $endless[] = &$endless;
        yield 'an array in itself' => [$endless];
    }

    /**
     * @return iterable<string, array{non-empty-array<array-key, mixed>, bool}> and whether serialize() writes it
     */
    public static function arrays(): iterable
    {
        $deep = static fn(int $levels): array => array_reduce(range(2, $levels), static fn(array $inner): array => [$inner], [1]);
        yield 'scalars' => [[1, 'two' => 'x', 3 => null, 4 => true, 5 => -0.0], true];
        yield 'a few scalars' => [['' => '', 'é' => '"é";', -3 => PHP_INT_MIN, 8 => false], true];
        yield 'one of each' => [[null, true, 'a:1:{'], true];
        yield 'a long text' => [[str_repeat('x', 300)], true];
        yield 'a few that look like an object' => [['O:8:"stdClass":0:{}'], false];
        yield 'a few, of which a key looks like one' => [['x', 'E:1:"' => 1], false];
        yield 'a scalar by a reference' => [(static function (): array {
            $slot = 1;

            return ['a' => &$slot, 'b' => 2];
        })(), true];
        yield 'a scalar by a reference twice' => [(static function (): array {
            $slot = 1;

            return ['a' => &$slot, 'b' => &$slot];
        })(), true];
        yield 'arrays in each other' => [['a' => [], 'b' => [[], [1, [2, [3]], []]], 'c' => [1.5]], true];
        yield 'as deep as may be' => [$deep(127), true];
        yield 'deeper' => [$deep(128), false];
        yield 'as many as may be' => [[range(1, 4_000), range(1, 3_998)], true];
        yield 'more' => [[range(1, 4_000), range(1, 3_999)], false];
        yield 'an object' => [[[1, [new Node()]]], true];
        yield 'an object by a reference' => [(static function (): array {
            $node = new Node();

            return [[&$node]];
        })(), true];
        yield 'a reference' => [(static function (): array {
            $slot = [1];

            return [&$slot, [2]];
        })(), true];
        yield 'a reference twice' => [(static function (): array {
            $slot = [1];

            return [&$slot, &$slot];
        })(), true];
        yield 'texts that look a little like others' => [['FOO:1', 'C:\\', 'number:1;r:1;', 'd:1'], true];
        yield 'a date, as deep as may be' => [array_reduce(range(2, 126), static fn(array $inner): array => [$inner], [new \DateTime('@0')]), true];
        yield 'a date, deeper' => [array_reduce(range(2, 127), static fn(array $inner): array => [$inner], [new \DateTime('@0')]), false];
        $leaf = new Leaf(1);
        yield 'an object of scalars twice' => [[$leaf, [$leaf], $leaf], true];
        yield 'the same often' => [array_fill(0, 700, $leaf), true];
        yield 'more often' => [array_fill(0, 900, $leaf), false];
        yield 'two references to it' => [[&$leaf, &$leaf], false];
        yield 'an object in a chain of others' => [[(new Node())->link((new Node())->add($leaf)->add((new Node())->add($leaf)))], true];
    }

    /**
     * @param non-empty-array<array-key, mixed> $array
     */
    #[Test]
    #[DataProvider('arrays')]
    public function arraysAreWrittenAsSerializeWritesThem(array $array, bool $areWritten): void
    {
        $bytes = SerializedWriter::write($array);

        self::assertSame($areWritten, $bytes !== null);
        if ($bytes !== null) {
            self::assertStringContainsString(substr(serialize([$array]), 9, -1), $bytes);
            self::assertEquals($array, Graph::decode($bytes, Graph::ALL));
        }
    }

    /**
     * Kiln must not call a second time what serialize() calls.
     */
    #[Test]
    public function methodsOfWhatADynamicPropertyHoldsAreCalledOnce(): void
    {
        $loose = new Loose();
        $loose->set('dynamic', new Counting(1));
        Counting::$calls = [];

        Graph::encode([$loose, [$loose, new Leaf(1)]]);

        self::assertCount(1, Counting::$calls);
    }

    #[Test]
    public function soAreThoseOfOneInThePlaceOfADeclaredPropertyThatWasUnset(): void
    {
        $loose = new LooseScalars();
        unset($loose->number);
        $loose->dynamic = new Counting(1); // @phpstan-ignore property.notFound
        $other = new Loose();
        unset($other->a);
        $other->set('dynamic', new Counting(2));
        $strict = new Leaf(1);
        unset($strict->number);
        @$strict->dynamic = new Counting(3); // @phpstan-ignore property.notFound
        Counting::$calls = [];

        Graph::encode([$loose, $other, $strict]);
        Graph::encode($loose);

        self::assertCount(4, Counting::$calls);
    }

    #[Test]
    public function whatStandsInAValueTwiceIsAsDeepAsWhereSerializeWritesIt(): void
    {
        $shared = new Pair(new Pair(new Pair()));
        foreach ([new Pair(new Pair(new Pair($shared)), $shared), new PairWithin(new Pair(new Pair(new Pair($shared))), $shared)] as $value) {
            self::assertNotNull(SerializedWriter::write($value));
            self::assertEquals($value, Graph::decode(Graph::encode($value), Graph::ALL));
        }
    }

    #[Test]
    public function aDynamicPropertyInThePlaceOfOneThatWasUnsetIsKept(): void
    {
        $loose = new Loose();
        unset($loose->a);
        $loose->set('dynamic', [1, new Leaf(1)]);

        $bytes = Graph::encode([$loose, new Leaf(2)]);

        self::assertEquals(unserialize(serialize([$loose, new Leaf(2)])), Graph::decode($bytes, Graph::ALL));
    }

    /**
     * @param array<array-key, mixed> $value
     */
    #[Test]
    #[DataProvider('unsuited')]
    public function theRestDoesNot(array $value): void
    {
        self::assertNull(SerializedWriter::write($value));
    }

    #[Test]
    public function floatsThatSerializeWouldRoundTakeColumns(): void
    {
        $before = ini_set('serialize_precision', '5');
        try {
            self::assertNull(SerializedWriter::write([0.1 + 0.2]));
            self::assertNotNull(SerializedWriter::write([1]));
        } finally {
            ini_set('serialize_precision', (string) $before);
        }
    }

    /**
     * @return iterable<string, array{string}> names and text, by a text between
     */
    public static function mistakes(): iterable
    {
        yield 'nothing' => [''];
        yield 'something behind the end' => ['i:1;i:2;'];
        yield 'the end of the array around it' => ['i:1;i:1;i:5;}'];
        yield 'the end of the array around it, and more' => ['i:1;i:1;i:5;}i:1;i:5;}'];
        yield 'an object that nobody has named' => ['a:1:{i:0;O:8:"stdClass":0:{}}'];
        yield 'an object that does not exist' => ['a:1:{i:0;O:6:"Absent":0:{}}'];
        yield 'a class that serializes itself' => ['a:1:{i:0;C:11:"ArrayObject":21:{x:i:0;a:0:{};m:a:0:{}}}'];
        yield 'an enum that nobody has named' => ['E:' . (\strlen(Suit::class) + 6) . ':"' . Suit::class . ':Clubs";'];
        yield 'more elements than there are' => ['a:3:{i:0;i:1;}'];
        yield 'fewer' => ['a:1:{i:0;i:1;i:1;i:1;}'];
        yield 'more levels than it says' => ['a:1:{i:0;a:1:{i:0;a:1:{i:0;a:1:{i:0;a:1:{i:0;i:1;}}}}}'];
        yield 'a number that is too great' => ['i:99999999999999999999;'];
        yield 'a reference to what is around it' => ['a:1:{i:0;R:1;}'];
        yield 'the same, in another way' => ['a:1:{i:0;R:001;}'];
        yield 'a reference to nothing' => ['a:1:{i:0;R:9;}'];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNoticed(string $text): void
    {
        $this->expectException(DamagedBytes::class);
        $outcome = Decoders::ofThisPhp()->outcome(self::handmade("\4", $text), Graph::ALL, 'a mistake');

        throw $outcome->refusal ?? new \LogicException('It was decoded.');
    }

    #[Test]
    public function aClassThatIsNotAllowedIsNotLoaded(): void
    {
        $bytes = self::serialized([new Node(), new SpecialNode()]);
        $bytes = Damage::sealed(str_replace('SpecialNode', 'AbsentNode!', Damage::unsealed($bytes)));
        $asked = [];
        $listener = static function (string $class) use (&$asked): void {
            $asked[] = $class;
        };
        spl_autoload_register($listener, true, true);
        try {
            Graph::decode($bytes, [Node::class]);
            self::fail('It was decoded.');
        } catch (ForbiddenClass $refusal) {
            self::assertSame('Kiln\Tests\Graph\Model\AbsentNode!', $refusal->class);
            self::assertNotContains($refusal->class, $asked);
        } finally {
            spl_autoload_unregister($listener);
        }
    }

    /**
     * The names in front are all right; the text says another.
     */
    #[Test]
    public function anotherClassInTheTextIsNotMade(): void
    {
        $bytes = Damage::unsealed(self::serialized([new Node(), new Node()]));
        foreach (['Kiln\Tests\Graph\Model\nODE', 'Kiln\Tests\Graph\Model\Deno', '\iln\Tests\Graph\Model\Node'] as $other) {
            $at = (int) strrpos($bytes, '"' . Node::class . '":') + 1;
            $outcome = Decoders::ofThisPhp()->outcome(Damage::sealed(substr_replace($bytes, $other, $at, \strlen($other))), Graph::ALL, $other);
            self::assertInstanceOf(DamagedBytes::class, $outcome->refusal);
        }
    }

    #[Test]
    public function aClassOrACaseThatHasChangedIsAMiss(): void
    {
        $bytes = Damage::unsealed(self::serialized([new Node(), Suit::Clubs]));
        $layout = pack('V', ClassAnatomy::of(Node::class)->layout());
        foreach ([[$layout, strrev($layout)], ['Clubs', 'Cubes'], ['Model\Node', 'Model\Nose'], ['Model\Suit', 'Model\Suet']] as [$old, $new]) {
            try {
                Graph::decode(Damage::sealed(str_replace($old, $new, $bytes)), Graph::ALL);
                self::fail('It was decoded.');
            } catch (StaleData $stale) {
                self::assertStringContainsString('Kiln', $stale->class);
            }
        }
    }

    /**
     * A class that has methods which PHP calls by itself is not made in this form, whatever the bytes say.
     */
    #[Test]
    public function noMethodIsCalled(): void
    {
        foreach ([Grenade::class, Packed::class, Sleeper::class] as $class) {
            $names = \chr(SerializedReader::BY_PROPERTIES) . \chr(\strlen($class)) . $class . pack('V', ClassAnatomy::of($class)->layout());
            $bytes = self::handmade("\x84" . \chr(\strlen($names)) . $names, \sprintf('a:2:{i:0;O:%d:"%s":0:{}i:1;x', \strlen($class), $class));
            Grenade::$bangs = [];
            $outcome = Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, $class);
            self::assertInstanceOf(StaleData::class, $outcome->refusal);
        }
        self::assertSame([], Grenade::$bangs);
    }

    #[Test]
    public function aValueOfAnotherTypeIsDamage(): void
    {
        $bytes = Damage::unsealed(self::serialized(new Product(25, 'name', 1.5, true, Suit::Clubs, 'code')));
        $outcome = Decoders::ofThisPhp()->outcome(Damage::sealed(str_replace('i:25;', 'd:2.5;', $bytes)), Graph::ALL, 'a float');

        self::assertInstanceOf(DamagedBytes::class, $outcome->refusal);
        self::assertInstanceOf(\TypeError::class, $outcome->refusal->getPrevious());
    }

    /**
     * @return iterable<string, array{string, string}> what stands before the text, and the text
     */
    public static function greedy(): iterable
    {
        $names = \chr(SerializedReader::BY_PROPERTIES) . \chr(\strlen(Wide::class)) . Wide::class . pack('V', ClassAnatomy::of(Wide::class)->layout());
        foreach ([3_000, 50_000, 400_000] as $length) {
            foreach ([9, 99, 999, 9_999, 99_999] as $declared) {
                yield "arrays of {$declared} in 32 levels, {$length}" => ["\x20", str_pad(str_repeat("a:{$declared}:{i:0;", 31), $length, 'i:1;N;')];
                yield "arrays of {$declared} in 127 levels, {$length}" => ["\x7F", str_pad(str_repeat("a:{$declared}:{i:0;", 126), $length, 'i:1;N;')];
            }
            yield "lists of one, {$length}" => ["\2", self::list('a:1:{i:0;N;}', $length)];
            yield "short strings, {$length}" => ["\1", self::list('s:2:"ab";', $length)];
            yield "references, {$length}" => ["\1", self::list('R:3;', $length)];
            yield "objects of a wide class, {$length}" => ["\x82" . \chr(\strlen($names)) . $names, self::list(\sprintf('O:%d:"%s":0:{}', \strlen(Wide::class), Wide::class), $length)];
        }
    }

    /**
     * Objects of a class that this process has not decoded yet.
     */
    #[Test]
    public function whatDecodersRefuseIsNotWritten(): void
    {
        $value = ['objects' => array_map(static fn(): Nine => new Nine(), range(1, 235)), 'n' => 1];

        self::assertEquals($value, Graph::decode(Graph::encode($value), [Nine::class]));
    }

    /**
     * unserialize() does not mind them, but where it matters how long arrays claim to be, their digits are counted.
     */
    #[Test]
    public function aLengthWithZerosInFrontIsTheSameToBothDecoders(): void
    {
        $text = 'i:0;a:0:{}i:1;i:1;i:2;i:2;i:3;s:19900:"' . str_repeat('x', 19_900) . '";}';

        self::assertNull(Decoders::ofThisPhp()->outcome(self::handmade("\2", "a:4:{{$text}"), Graph::ALL, 'without zeros')->refusal);
        self::assertNull(Decoders::ofThisPhp()->outcome(self::handmade("\2", "a:0004:{{$text}"), Graph::ALL, 'with zeros')->refusal);
        self::assertInstanceOf(DamagedBytes::class, Decoders::ofThisPhp()->outcome(self::handmade("\2", "a:00004:{{$text}"), Graph::ALL, 'with more zeros')->refusal);
    }

    /**
     * {@see Random\Decoder} fails when more memory is taken than is promised.
     */
    #[Test]
    #[DataProvider('greedy')]
    #[Group('memory')]
    public function memoryIsBoundByTheLength(string $names, string $text): void
    {
        Decoders::ofThisPhp()->outcome(self::handmade($names, $text), Graph::ALL, 'greedy');
        $this->expectNotToPerformAssertions();
    }

    #[Test]
    public function anyBitAndAnyLengthDoNoHarm(): void
    {
        Decoders::ofThisPhp()->assertNoDamageDoesHarm(self::serialized([new Product(1, 'a', 1.5, true, Suit::Spades), new \DateTimeImmutable('@5'), [1, 'two' => [null]]]));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedBytesDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        $decoders = Decoders::ofThisPhp();
        $pool = [self::serialized([1])];
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            if ($case % 20 === 0) {
                $pool[$case % 400] = SerializedWriter::write([(new GraphMaker($own))->value()]) ?? self::serialized([
                    $own->oneOf([new Node(), new SpecialNode(), new Loose(), new TypedReferences(), new \DateTime('@1')]), Suit::Clubs, $own->int(0, 9), 'text', 1.5,
                ]);
            }
            $bytes = SerializedDamage::done($own->oneOf($pool), $own->oneOf($pool), $own);
            $allowed = $own->percent(80) ? Graph::ALL : $own->sample(Specimen::CLASSES);
            $values += $decoders->outcome($bytes, $allowed, "seed {$seed}, case {$case}")->refusal === null ? 1 : 0;
        }
        self::assertGreaterThan($cases / 50, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    private static function list(string $element, int $length): string
    {
        $count = intdiv($length, \strlen($element) + 8);
        $text = "a:{$count}:{";
        for ($index = 0; $index < $count; ++$index) {
            $text .= "i:{$index};{$element}";
        }

        return $text . '}';
    }

    private static function handmade(string $names, string $text): string
    {
        return Damage::sealed("\xC1" . \chr(PlainGraph::SERIALIZED) . $names . $text);
    }

    /**
     * @param array<array-key, mixed>|object $value
     */
    private static function serialized(array|object $value): string
    {
        $bytes = SerializedWriter::write($value);
        self::assertNotNull($bytes);

        return $bytes;
    }
}
