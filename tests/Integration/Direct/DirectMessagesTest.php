<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\UnknownFields;
use Kiln\Attribute\Protobuf\Variant;
use Kiln\Attribute\VirtualProperty;
use Kiln\Engine;
use Kiln\Engine\Php\Printer\Direct\DirectMessages;
use Kiln\Engine\Php\Printer\Direct\MessageMembers;
use Kiln\Engine\Php\Printer\Direct\MessageNotation;
use Kiln\Error\SerializationException;
use Kiln\Format\Format;
use Kiln\Format\Protobuf\Output;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Protobuf\Card;
use Kiln\Tests\Integration\Fixture\Protobuf\Everything;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\Integration\Fixture\Protobuf\Payment;
use Kiln\Tests\Integration\Fixture\Protobuf\Transfer;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Messages that generated code writes are those that are made of trees, and so are the errors. Whether these are right is tested with
 * bytes by hand and with protoc.
 */
#[CoversClass(DirectMessages::class)]
#[CoversClass(MessageMembers::class)]
#[CoversClass(MessageNotation::class)]
#[CoversClass(Output::class)]
final class DirectMessagesTest extends TestCase
{
    private const CASES = 300;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function messagesAreThoseOfTrees(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = 0; $case < Chance::cases(self::CASES); ++$case) {
            $own = $chance->forCase($case);
            self::compare($own->oneOf([self::everything(...), self::order(...), self::closed(...)])($own), "seed {$seed}, case {$case}");
        }
    }

    /**
     * @param ?string $hex      of the message; null where it is refused
     * @param bool    $isDirect whether no tree is made
     */
    #[Test]
    #[DataProvider('written')]
    public function codeWritesThemWithoutATree(object $object, ?string $hex, bool $isDirect = true): void
    {
        $counting = new CountingMessages();
        try {
            self::assertSame($hex, bin2hex(self::serialize($object, $counting)));
        } catch (SerializationException $exception) {
            self::assertNull($hex, $exception->getMessage());
        }
        self::assertSame($hex === null || !$isDirect ? 1 : 0, $counting->types);
        self::compare($object, '');
    }

    /**
     * @return iterable<string, array{0: object, 1: ?string, 2?: bool}>
     */
    public static function written(): iterable
    {
        yield 'zeros' => [new Everything(seven: 0), 'f00100'];
        yield 'numbers that are not in the order of properties' => [new Unsorted(), '0a0161' . '1001'];
        yield 'a variant of several' => [new Order(new Transfer('a'), [new Card('4'), new Transfer('')]), '22030a0161' . '2a050a030a0134' . '2a021200'];
        yield 'one of a oneof' => [new Order(text: ''), '3200'];
        yield 'two of a oneof' => [new Order(text: '', number: 1), null];
        yield 'unknown fields behind all others' => [new Order(number: 1, unknown: "\x50\x01"), '3801' . '5001'];
        yield 'a subclass' => [new Order(part: new LargerPart()), '4200', false];
        yield 'text that is no UTF-8' => [new Order(text: "\xFF"), null];
        yield 'a float beyond 32 bits' => [new Everything(float: 1e40), null];
        yield 'private properties and a method' => [new Closed('a', [1, 300], new \ArrayObject(['b'])), '0a0161' . '120301ac02' . '1a060a0130120162' . '2005'];
        yield 'a property without a value' => [(new \ReflectionClass(Closed::class))->newInstanceWithoutConstructor(), '2005', false];
    }

    #[Test]
    public function aRefusedMessageLeavesNothingToTheNextOne(): void
    {
        $counting = new CountingMessages();
        $serializer = self::serializer($counting);
        try {
            $serializer->serialize(new Everything(any: ["\xFF", PHP_INT_MAX]), 'protobuf');
            self::fail('nothing was refused');
        } catch (SerializationException) {
            self::assertSame(1, $counting->types);
        }

        self::assertSame('da01031a0178' . 'f00107', bin2hex($serializer->serialize(new Everything(any: 'x'), 'protobuf')));
        self::assertSame(1, $counting->types);
    }

    /**
     * The object, a list and an item of it are messages inside each other: three levels.
     */
    #[Test]
    public function whatHasNoTypeGoesNoDeeperThanTheLimit(): void
    {
        foreach ([new Protobuf(), new MessagesOfTrees()] as $format) {
            $serializer = SerializerBuilder::create()->withEngine(Engine::Php)->withFormat($format)->withLimits(new Limits(depth: 3))->build();
            self::assertSame('da010d' . '320b0a09' . '11000000000000f03f' . 'f00107', bin2hex($serializer->serialize(new Everything(any: [1]), 'protobuf')));
            self::assertEquals([1], $serializer->deserialize((string) hex2bin('da010d' . '320b0a09' . '11000000000000f03f' . 'f00107'), Everything::class, 'protobuf')->any);
            foreach ([['any[0][0]', [[1]], 'nested too deep: each message and each google.protobuf.Value is a level'], ['any[0][0]', [[[]]], 'nested more than 3 levels deep']] as [$path, $any, $message]) {
                try {
                    $serializer->serialize(new Everything(any: $any), 'protobuf');
                    self::fail('nothing was refused');
                } catch (SerializationException $exception) {
                    self::assertSame([$path, $message], [$exception->violations()->items[0]->path, $exception->violations()->items[0]->message]);
                }
            }
        }
    }

    private static function compare(object $object, string $message): void
    {
        $outcomes = [];
        foreach (self::serializers() as $serializer) {
            try {
                $outcomes[] = bin2hex($serializer->serialize($object, 'protobuf'));
            } catch (SerializationException $exception) {
                $outcomes[] = $exception->getMessage();
            }
        }

        self::assertSame($outcomes[1], $outcomes[0], $message);
    }

    private static function everything(Chance $chance): Everything
    {
        $integer = static fn(): int => $chance->oneOf([0, 1, -1, 127, 128, 255, 256, 300, 16_383, 16_384, 0x7FFF_FFFF, -0x8000_0000, 0xFFFF_FFFF, PHP_INT_MAX, PHP_INT_MIN]);
        $small = static fn(): int => $chance->oneOf([0, 1, 127, 128, 256, 0x7FFF_FFFF]);
        $float = static fn(): float => $chance->oneOf([0.0, -0.0, 1.5, 1e-300, 1e39, \INF]);
        $text = static fn(): string => $chance->oneOf(['', 'a', 'é', str_repeat('x', 127), str_repeat('x', 300), "\xC3"]);
        $part = static fn(): Part => new Part($integer(), $text(), $chance->oneOf([null, new Part(1)]));

        return new Everything(
            int: $integer(),
            int32: $chance->oneOf([$small(), $integer()]),
            uint32: $small(),
            uint64: $integer(),
            sint32: -$small(),
            sint64: $integer(),
            bool: $chance->oneOf([true, false]),
            level: $chance->oneOf(Level::cases()),
            fixed64: $integer(),
            double: $float(),
            fixed32: $small(),
            float: $chance->oneOf([$float(), 0.5]),
            string: $text(),
            bytes: $text(),
            part: $chance->oneOf([null, $part()]),
            packed: $chance->oneOf([[], [$integer(), $integer()]]),
            unpacked: $chance->oneOf([[], [$integer()]]),
            texts: $chance->oneOf([[], [$text(), $text()]]),
            counts: $chance->oneOf([[], ['a' => $integer(), '' => 0]]),
            names: $chance->oneOf([[], [$small() => $text()]]),
            parts: $chance->oneOf([[], ['k' => $part()]]),
            list: $chance->oneOf([[], [$part(), $part()]]),
            time: $chance->oneOf([null, new \DateTimeImmutable('@' . $small()), new \DateTimeImmutable('@253402300800'), new \DateTimeImmutable('1969-01-01 12:00:00.123456 +02:00')]),
            length: $chance->oneOf([null, new \DateInterval('PT90S'), new \DateInterval('P1M')]),
            any: $chance->oneOf([null, 0, 'x', ['a' => [1.5, null, true]], $integer(), $text()]),
            levels: $chance->oneOf([[], Level::cases()]),
            maybe: $chance->oneOf([null, 0, $integer()]),
            floats: $chance->oneOf([[], [1.5, -0.0], [1]]),
            weight: $chance->oneOf(Weight::cases()),
        );
    }

    private static function order(Chance $chance): Order
    {
        return new Order(
            $chance->oneOf([null, new Card('4', 300), new Transfer('')]),
            $chance->oneOf([[], [new Card(''), new Transfer(str_repeat('x', 200))]]),
            $chance->oneOf([null, '', 'text']),
            $chance->oneOf([null, 0, 300]),
            $chance->oneOf([null, new OpenPart(), new LargerPart()]),
            $chance->oneOf(['', "\x50\x01"]),
        );
    }

    private static function closed(Chance $chance): Closed
    {
        return new Closed($chance->oneOf(['', 'a', "\xFF"]), $chance->oneOf([[], [0], [1, 300]]), new \ArrayObject($chance->oneOf([[], ['b', ''], ["\xFF"]])));
    }

    /**
     * @return array{Serializer, Serializer}
     */
    private static function serializers(): array
    {
        static $serializers = null;

        return $serializers ??= [self::serializer(new Protobuf()), self::serializer(new MessagesOfTrees())];
    }

    private static function serialize(object $object, Format $format): string
    {
        return self::serializer($format)->serialize($object, 'protobuf');
    }

    private static function serializer(Format $format): Serializer
    {
        return SerializerBuilder::create()->withEngine(Engine::Php)->withFormat($format)->build();
    }
}

final class Unsorted
{
    #[Field(2)]
    public int $number = 1;

    #[Field(1)]
    public string $text = 'a';
}

class LargerPart extends OpenPart
{
    #[Field(2)]
    public int $more = 1;
}

class OpenPart
{
    #[Field(1)]
    public int $number = 0;
}

final class Order
{
    /**
     * @param list<Payment> $payments
     */
    public function __construct(
        #[Variant(Card::class, 3)]
        #[Variant(Transfer::class, 4)]
        public ?Payment $payment = null,
        #[Field(5)]
        public array $payments = [],
        #[Field(6, oneOf: 'note')]
        public ?string $text = null,
        #[Field(7, oneOf: 'note')]
        public ?int $number = null,
        #[Field(8)]
        public ?OpenPart $part = null,
        #[UnknownFields]
        #[Bytes]
        public string $unknown = '',
    ) {}
}

final class Closed
{
    /**
     * @param list<int>                 $numbers
     * @param \ArrayObject<int, string> $texts
     */
    public function __construct(#[Field(1)] private readonly string $text, #[Field(2)] private readonly array $numbers, #[Field(3)] private readonly \ArrayObject $texts) {}

    #[VirtualProperty]
    #[Field(4)]
    public function five(): int
    {
        return 5;
    }

    /**
     * @return array<mixed>
     */
    public function all(): array
    {
        return [$this->text, $this->numbers, $this->texts];
    }
}
