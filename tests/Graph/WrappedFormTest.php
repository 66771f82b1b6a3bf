<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Graph\UnencodableValue;
use Kiln\Graph\Wrapped\Wrapper;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Counting;
use Kiln\Tests\Graph\Model\HalfPacked;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\ByHand;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\SerializedDamage;
use Kiln\Tests\Graph\Random\Specimen;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\encode_graph;

/**
 * An object that keeps and restores itself by methods of users, around a small value.
 */
#[CoversClass(Wrapper::class)]
final class WrappedFormTest extends TestCase
{
    private const CASES = 600;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has half a million. */
    private const MANY_CASES = 25_000;

    /**
     * @return iterable<string, array{mixed}> what stands inside
     */
    public static function contents(): iterable
    {
        yield 'a scalar' => [5];
        yield 'arrays' => [['id' => 5, 'rows' => [[1, 2.5, null], ['a' => 'text']]]];
        yield 'objects' => [[new Product(2, 'name', 1.5, true, Suit::Spades, 'code'), (object) ['a' => 1], Suit::Hearts]];
        yield 'a date' => [new \DateTimeImmutable('2024-02-29 12:00:00.123456 Europe/Berlin')];
        yield 'a shared object' => [[$shared = new \stdClass(), [$shared]]];
    }

    #[Test]
    #[DataProvider('contents')]
    public function itIsReadAsWritten(mixed $content): void
    {
        $object = new Packed($content);
        $bytes = Graph::encode($object);

        self::assertSame("\4", $bytes[1] & "\x7F");
        self::assertSame(serialize(unserialize(serialize($object))), serialize(Graph::decode($bytes, Graph::ALL)));
        foreach ([self::plain($object), $bytes] as $written) {
            self::assertNull(Decoders::ofThisPhp()->outcome($written, Graph::ALL, 'a wrapper')->refusal);
        }
    }

    #[Test]
    public function theBytesAreAsDescribed(): void
    {
        $head = "\xC1\x84" . \chr(\strlen(Packed::class)) . Packed::class;

        self::assertSame(Damage::sealed("{$head}\2\1" . 'a:2:{s:7:"content";i:5;s:7:"version";i:2;}'), self::plain(new Packed(5)));
        if (\extension_loaded('kiln')) {
            self::assertSame(Damage::sealed("{$head}\3\0\x91\x47content\5\x47version\2"), encode_graph(new Packed(5)));
        }
    }

    /**
     * @return iterable<string, array{mixed}>
     */
    public static function others(): iterable
    {
        yield 'not the whole value' => [[new Packed(1)]];
        yield 'in itself' => [(static function (): Packed {
            $node = new Node();
            $packed = new Packed([$node, new \ArrayObject([1])]);
            $node->add($packed);

            return $packed;
        })()];
        yield 'in each other' => [new Packed(new Packed(1))];
        yield 'others inside' => [new Packed([new Sleeper(1)])];
        yield 'much' => [new Packed(range(1, 9_000))];
        yield 'one of the methods' => [new HalfPacked('content')];
    }

    #[Test]
    #[DataProvider('others')]
    public function theRestTakesColumns(mixed $value): void
    {
        $bytes = Graph::encode($value);

        self::assertSame("\1", $bytes[1] & "\x7F");
        self::assertSame(serialize(unserialize(serialize($value))), serialize(Graph::decode($bytes, Graph::ALL)));
    }

    /**
     * Whatever comes of it.
     */
    #[Test]
    public function theMethodsAreCalledOnce(): void
    {
        foreach ([1, [new Sleeper(1)], range(1, 9_000)] as $content) {
            Counting::$calls = [];
            $bytes = Graph::encode(new Counting($content));
            self::assertSame(['serialize'], Counting::$calls);
            Graph::decode($bytes, Graph::ALL);
            self::assertSame(['serialize', 'unserialize'], Counting::$calls);
        }
        Counting::$calls = [];
        try {
            Graph::encode(new Counting(static fn(): int => 1));
            self::fail('accepted');
        } catch (UnencodableValue) {
            self::assertSame(['serialize'], Counting::$calls);
        }
    }

    #[Test]
    public function aClosureInsideIsToldWithItsPlace(): void
    {
        $this->expectException(UnencodableValue::class);
        $this->expectExceptionMessage('Cannot encode content.a: Closure: PHP forbids to serialize objects of this class.');
        Graph::encode(new Packed(['a' => static fn(): int => 1]));
    }

    #[Test]
    public function whatTheMethodThrowsComesOutAsItIs(): void
    {
        $thrown = new \DomainException('no');
        try {
            Graph::encode(new Counting($thrown));
            self::fail('accepted');
        } catch (\DomainException $exception) {
            self::assertSame($thrown, $exception);
        }
    }

    #[Test]
    public function bothClassesMustBeAllowed(): void
    {
        $object = new Packed(Suit::Hearts);
        foreach ([self::plain($object), Graph::encode($object)] as $bytes) {
            foreach ([[], [Packed::class], [Suit::class]] as $allowed) {
                self::assertInstanceOf(ForbiddenClass::class, Decoders::ofThisPhp()->outcome($bytes, $allowed, 'forbidden')->refusal);
            }
            self::assertNull(Decoders::ofThisPhp()->outcome($bytes, [strtolower('\\' . Packed::class), Suit::class], 'allowed')->refusal);
        }
    }

    #[Test]
    public function noClassIsLoadedThatIsNotAllowed(): void
    {
        $asked = [];
        $ask = static function (string $class) use (&$asked): void {
            $asked[] = $class;
        };
        spl_autoload_register($ask, true, true);
        try {
            foreach (["\2\1a:0:{}", "\3\0\xC3", "\3\1\1\5Other\xA0\xC3", "\2\x81\7\1\5Othera:0:{}"] as $inner) {
                Decoders::ofThisPhp()->outcome(Damage::sealed("\xC1\4\6Absent{$inner}"), ['Other'], 'not allowed');
            }
        } finally {
            spl_autoload_unregister($ask);
        }
        self::assertSame([], array_intersect($asked, ['Absent', 'Other']));
    }

    /**
     * @return iterable<string, array{class-string<\Throwable>, string, string}> class and what stands behind it
     */
    public static function mistakes(): iterable
    {
        yield 'nothing' => [DamagedBytes::class, '', ''];
        yield 'no form' => [DamagedBytes::class, Packed::class, ''];
        yield 'no content' => [DamagedBytes::class, Packed::class, "\3"];
        yield 'columns inside' => [DamagedBytes::class, Packed::class, "\1\0\x30"];
        yield 'a wrapper inside' => [DamagedBytes::class, Packed::class, "\4\x08stdClass\3\0\xC3"];
        yield 'an unknown form' => [DamagedBytes::class, Packed::class, "\5\0"];
        yield 'a small form' => [DamagedBytes::class, Packed::class, "\x83\0\xC3"];
        yield 'a scalar inside' => [DamagedBytes::class, Packed::class, "\3\0\5"];
        yield 'a scalar of serialize()' => [DamagedBytes::class, Packed::class, "\2\1i:5;"];
        yield 'an object inside' => [DamagedBytes::class, Packed::class, "\3\1\3\x08stdClass\xA0\0"];
        yield 'bytes behind the end' => [DamagedBytes::class, Packed::class, "\3\0\xC3\0"];
        yield 'text behind the end' => [DamagedBytes::class, Packed::class, "\2\1a:0:{}N;"];
        yield 'data that the method refuses' => [DamagedBytes::class, Packed::class, "\3\0\xC3"];
        yield 'a name that is none' => [DamagedBytes::class, '\\' . Packed::class, "\3\0\xC3"];
        yield 'a class that has gone' => [StaleData::class, 'Kiln\Tests\Graph\Model\Absent', "\3\0\xC3"];
        yield 'an enum' => [StaleData::class, Suit::class, "\3\0\xC3"];
        yield 'a class without the methods' => [StaleData::class, Product::class, "\3\0\xC3"];
        yield 'a class with one of the methods' => [StaleData::class, HalfPacked::class, "\3\0\xC3"];
        yield 'a class of PHP' => [StaleData::class, \ArrayObject::class, "\3\0\xC3"];
        yield 'a class that PHP does not keep' => [ForbiddenClass::class, \Closure::class, "\3\0\xC3"];
        yield 'a destructor' => [ForbiddenClass::class, Model\GuardedGrenade::class, "\3\0\xC3"];
    }

    /**
     * @param class-string<\Throwable> $expected
     */
    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeIsNoticed(string $expected, string $class, string $behind): void
    {
        $bytes = Damage::sealed("\xC1\4" . ByHand::varint(\strlen($class)) . $class . $behind);

        self::assertInstanceOf($expected, Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'a mistake')->refusal);
        self::assertSame([], Model\Grenade::$bangs);
    }

    #[Test]
    public function anyBitAndAnyLengthDoNoHarm(): void
    {
        $object = new Packed([new Product(2, 'a', 1.5, true, Suit::Spades), [1, 'two' => [null]]]);
        foreach ([self::plain($object), Graph::encode($object)] as $bytes) {
            Decoders::ofThisPhp()->assertNoDamageDoesHarm($bytes);
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedBytesDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        $decoders = Decoders::ofThisPhp();
        $pool = [self::plain(new Counting(null))];
        foreach (self::contents() as [$content]) {
            array_push($pool, self::plain(new Counting($content)), Graph::encode(new Counting($content)));
        }
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $bytes = $own->percent(50) ? Damage::done($own->oneOf($pool), $own->oneOf($pool), $own) : SerializedDamage::done($own->oneOf($pool), $own->oneOf($pool), $own);
            $allowed = $own->percent(80) ? Graph::ALL : $own->sample(Specimen::CLASSES);
            $values += $decoders->outcome($bytes, $allowed, "seed {$seed}, case {$case}")->refusal === null ? 1 : 0;
        }
        self::assertGreaterThan($cases / 100, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    #[Test]
    #[RequiresPhpExtension('kiln')]
    public function theExtensionDoesNotLeaveItToPhp(): void
    {
        $object = new Packed(['a' => new \DateTimeImmutable('@5')]);

        foreach ([encode_graph($object), self::plain($object)] as $bytes) {
            self::assertSame(serialize(unserialize(serialize($object))), serialize(\Kiln\Native\decode_graph($bytes, Graph::ALL)));
        }
    }

    private static function plain(object $object): string
    {
        $bytes = Wrapper::write($object);
        self::assertIsString($bytes);

        return $bytes;
    }
}
