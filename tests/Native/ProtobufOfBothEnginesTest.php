<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Format\LengthPrefix;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Envelope;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Native\Protobuf\Asking;
use Kiln\Tests\Fixture\Native\Protobuf\Wide;
use Kiln\Tests\Fixture\Native\Protobuf\Wider;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Protobuf\Card;
use Kiln\Tests\Integration\Fixture\Protobuf\Everything;
use Kiln\Tests\Integration\Fixture\Protobuf\Invoice;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\Integration\Fixture\Protobuf\Transfer;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Protocol Buffers in both engines: the extension declines a message, or does what the PHP engine does, whose bytes are compared
 * with those of the encoding guide, the conformance suite and protoc elsewhere.
 */
#[CoversClass(NativeView::class)]
#[CoversClass(Protobuf::class)]
#[RequiresPhpExtension('kiln')]
final class ProtobufOfBothEnginesTest extends TestCase
{
    private const CASES = 4000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million. */
    private const MANY_CASES = 50_000;

    /**
     * @return iterable<string, array{object}>
     */
    public static function ordinary(): iterable
    {
        yield 'scalars' => [new Everything(
            150,
            -2,
            0xFFFF_FFFF,
            -1,
            \PHP_INT_MAX >> 40,
            \PHP_INT_MIN,
            true,
            Level::High,
            1,
            -1,
            -0.0,
            0xFFFF_FFFF,
            -1,
            0.1,
            'é',
            "\xFF\0",
        )];
        yield 'zeros' => [new Everything(seven: 0)];
        yield 'lists, maps and messages' => [new Everything(
            part: new Part(1, 'a', new Part(2, str_repeat('b', 300))),
            packed: range(-3, 300),
            unpacked: [0, 1, 2],
            texts: ['', 'é', str_repeat('x', 128)],
            counts: ['a' => 1, '7' => 0, '' => -1], // @phpstan-ignore argument.type (a key that PHP takes for an integer)
            names: [7 => 'x', -1 => ''],
            parts: ['k' => new Part(0), 'l' => new Part(1, 'b')],
            list: [new Part(0), new Part(3, str_repeat('y', 127)), new Part(4, str_repeat('z', 20_000))],
            time: new \DateTimeImmutable('2009-02-13T23:31:30.250999+05:30'),
            length: self::length(),
            levels: [Level::High, Level::Low],
            maybe: 0,
            floats: [1.5, -\INF],
            weight: Weight::Light,
        )];
        yield 'variants' => [new Invoice(new Card('4', 2030), [new Transfer(''), new Card('')], 'note')];
        foreach ([0, 2.5, false, ''] as $note) {
            yield 'a variant, ' . get_debug_type($note) => [new Invoice(note: $note)];
        }
        yield 'numbers in another order' => [self::wide()];
        yield 'one within another' => [self::wide(self::wide(new Wide()))];
        yield 'of a class below' => [self::wide(new Wider())];
    }

    #[Test]
    #[DataProvider('ordinary')]
    public function whatIsOrdinaryIsWrittenAndReadByTheExtension(object $object): void
    {
        $engines = new ProtobufEngines();
        $bytes = $engines->php->serialize($object, 'protobuf');

        self::assertSame(bin2hex($bytes), bin2hex((string) $engines->write($object)));
        self::assertSame(serialize($engines->php->deserialize($bytes, $object::class, 'protobuf')), serialize($engines->read($bytes, $object::class)));
    }

    #[Test]
    #[DataProvider('ordinary')]
    public function aMessageThatEndsTooEarlyIsNotRead(object $object): void
    {
        $engines = new ProtobufEngines();
        $bytes = substr($engines->php->serialize($object, 'protobuf'), 0, 700);
        for ($length = 0; $length < \strlen($bytes); ++$length) {
            self::compare($engines, substr($bytes, 0, $length), $object::class);
        }
    }

    /**
     * @return iterable<string, array{object}>
     */
    public static function odd(): iterable
    {
        yield 'no UTF-8' => [new Everything(string: "\xFF")];
        yield 'a key that is no UTF-8' => [new Everything(counts: ["\xFF" => 1])];
        yield 'an integer that is too large' => [new Everything(int32: 0x8000_0000)];
        yield 'a negative one' => [new Everything(uint32: -1)];
        yield 'a float that is too large' => [new Everything(float: 1e300)];
        yield 'months' => [new Everything(length: new \DateInterval('P1M'))];
        yield 'the year 10000' => [new Everything(time: new \DateTimeImmutable('@253402300800'))];
        yield 'an item of another type' => [new Everything(list: [new Card('')])]; // @phpstan-ignore argument.type (it is what is wrong)
        yield 'null in a list' => [new Everything(texts: [null])]; // @phpstan-ignore argument.type (it is what is wrong)
        $both = new Wide();
        [$both->first, $both->second] = ['', 1];
        yield 'two of one oneof' => [$both];
        $deep = new Part(1);
        for ($level = 0; $level < 600; ++$level) {
            $deep = new Part($level, inner: $deep);
        }
        yield 'deep' => [$deep];
    }

    #[Test]
    #[DataProvider('odd')]
    public function whatIsWrongIsLeftToPhp(object $object): void
    {
        $engines = new ProtobufEngines();
        try {
            $engines->php->serialize($object, 'protobuf');
            self::fail('It is written.');
        } catch (SerializationException) {
        }

        self::assertNull($engines->write($object));
    }

    #[Test]
    public function aMessageIsWrittenAsItIsAlthoughOthersOfItsClassAreInBetween(): void
    {
        $engines = new ProtobufEngines();
        $messages = $engines->messages('write class', Asking::class);
        $depth = 0;
        Asking::$answer = static function () use ($engines, $messages, &$depth): string {
            if (++$depth > 1) {
                return 'inner';
            }
            // More tables, with other numbers, than the extension remembers for a class.
            for ($number = 4; $number < 16; ++$number) {
                $table = $messages->table;
                $field = $table[$messages->root][0][8];
                unset($table[$messages->root][0][8]);
                $field[4] = \chr($number << 3);
                $table[$messages->root][0][$number << 3] = $field;
                $other = new Messages($messages->root, $table); // @phpstan-ignore argument.type (only the number has changed)

                self::assertSame('1205' . bin2hex('inner') . '1a04' . bin2hex('last') . bin2hex($field[4]) . '01', bin2hex((string) $engines->native->tryEncode(new Asking(), null, $other)));
            }

            return 'outer';
        };
        try {
            self::assertSame('08011205' . bin2hex('outer') . '1a04' . bin2hex('last'), bin2hex((string) $engines->write(new Asking())));
        } finally {
            Asking::$answer = null;
        }
    }

    #[Test]
    public function fieldsMayComeInAnyOrderButNotTwice(): void
    {
        $engines = new ProtobufEngines();
        [$id, $name, $inner] = ["\x08\x01", "\x12\x01a", "\x1A\x02\x08\x02"];
        foreach ([[$id, $name, $inner], [$inner, $name, $id], [$name, $id, $inner], [$inner, $id, $name]] as $fields) {
            self::assertEquals(new Part(1, 'a', new Part(2)), $engines->read(implode('', $fields), Part::class));
        }
        foreach ([[$id, $id], [$name, $inner, $id, $name], [$inner, $id, $inner]] as $fields) {
            self::assertNull($engines->read(implode('', $fields), Part::class));
        }
    }

    /**
     * @return iterable<string, array{Protobuf}>
     */
    public static function framings(): iterable
    {
        yield 'lengths' => [new Protobuf()];
        yield 'gRPC' => [new Protobuf(LengthPrefix::Grpc)];
        yield 'the registry of Confluent' => [new Protobuf(envelope: new Envelope(17, [1, 2]))];
    }

    #[Test]
    #[DataProvider('framings')]
    public function framesAreThoseOfPlainPhp(Protobuf $format): void
    {
        $parts = [new Part(1), new Part(2, str_repeat('é', 100), new Part(-1)), new Part(0)];
        $written = [];
        foreach ([Engine::Php, Engine::Native] as $engine) {
            $serializer = SerializerBuilder::create()->withEngine($engine)->withFormat($format)->build();
            $stream = fopen('php://memory', 'w+');
            self::assertNotFalse($stream);
            $serializer->write($parts, $stream, 'protobuf');
            rewind($stream);
            $single = $serializer->serialize($parts[1], 'protobuf');
            $written[] = [bin2hex((string) stream_get_contents($stream)), bin2hex($single)];
            rewind($stream);

            self::assertEquals($parts, iterator_to_array($serializer->read($stream, Part::class, 'protobuf')));
            self::assertEquals($parts[1], $serializer->deserialize($single, Part::class, 'protobuf'));
            try {
                $serializer->deserialize("{$single}\x0A", Part::class, 'protobuf');
                self::fail('It is read.');
            } catch (DeserializationException $exception) {
                $written[\count($written) - 1][] = $exception->getMessage();
            }
        }

        self::assertSame($written[0], $written[1]);
    }

    #[Test]
    public function itWritesNothingWithoutATable(): void
    {
        $engines = new ProtobufEngines();
        $isUserError = false;

        self::assertNull($engines->native->tryEncode(new Part(1), null));
        self::assertNull($engines->native->tryEncode(new Part(1), null, new Messages(0, [])));
        self::assertNull($engines->native->tryEncode(new Part(1), null, new Messages(-1, $engines->messages('write class', Part::class)->table)));
        self::assertFalse($engines->native->tryDecode("\x08\x01", Part::class, $value, $isUserError));
        self::assertFalse($engines->native->tryDecode("\x08\x01", Part::class, $value, $isUserError, new Messages(0, [])));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function damagedMessagesAreReadAlike(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $engines = new ProtobufEngines();
        $samples = array_map(static fn(object $object): array => [$object::class, $engines->php->serialize($object, 'protobuf')], self::short());
        $read = $written = 0;
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$class, $bytes] = $own->oneOf($samples);
            [$other, $second] = $own->oneOf($samples);
            $damaged = self::damaged($bytes, $other === $class ? $second : $bytes, $own);
            $object = self::compare($engines, $damaged, $class, "seed {$seed}, case {$case}");
            if ($object === null) {
                continue;
            }
            ++$read;
            try {
                $text = $engines->php->serialize($object, 'protobuf');
            } catch (SerializationException) {
                $text = null;
            }
            $byExtension = $engines->write($object);
            if ($byExtension !== null) {
                ++$written;
                self::assertSame(bin2hex((string) $text), bin2hex($byExtension), "seed {$seed}, case {$case}: " . bin2hex($damaged));
            }
        }

        self::assertGreaterThan(0, $read);
        self::assertGreaterThan(0, $written);
    }

    /**
     * @return non-empty-list<object> of which the messages are short, so that damage is likely to meet each field
     */
    private static function short(): array
    {
        return [
            new Everything(150, -2, 3, -4, -5, \PHP_INT_MIN, true, Level::High, 9, -10, 1.5, 12, -13, 0.5, 'é', "\xFF\0"),
            new Everything(part: new Part(1, 'a', new Part(2)), packed: [1, 300], unpacked: [0, 1], texts: ['', 'é'], counts: ['a' => 1], names: [7 => 'x'], parts: ['k' => new Part(1)], list: [new Part(0), new Part(3)]),
            new Everything(time: new \DateTimeImmutable('@1700000000.5'), length: self::length(), levels: [Level::High], maybe: 0, floats: [1.5], weight: Weight::Heavy),
            new Invoice(new Card('4', 7), [new Transfer('CH'), new Card('')], 'note'),
            self::wide(),
            self::wide(new Wide()),
        ];
    }

    /**
     * @param class-string $class
     *
     * @return ?object what the extension has read; null where it has declined
     */
    private static function compare(ProtobufEngines $engines, string $bytes, string $class, string $case = ''): ?object
    {
        $read = $engines->read($bytes, $class);
        if ($read === null) {
            return null;
        }
        try {
            $expected = $engines->php->deserialize($bytes, $class, 'protobuf');
        } catch (DeserializationException $exception) {
            self::fail("{$case}: the extension reads it, but {$exception->getMessage()}\n" . bin2hex($bytes));
        }
        self::assertSame(serialize($expected), serialize($read), "{$case}: " . bin2hex($bytes));

        return $read;
    }

    private static function damaged(string $bytes, string $other, Chance $chance): string
    {
        for ($times = $chance->int(1, 3); $times > 0; --$times) {
            $at = $chance->int(0, max(0, \strlen($bytes) - 1));
            $bytes = match ($chance->int(0, 6)) {
                0 => substr($bytes, 0, $at),
                1 => substr_replace($bytes, $chance->bytes(1), $at, 1),
                2 => substr_replace($bytes, \chr(\ord($bytes[$at] ?? "\0") ^ 1 << $chance->int(0, 7)), $at, 1),
                3 => substr_replace($bytes, $chance->oneOf(["\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01", "\x80\x00", "\0", "\x0B", "\x0C", "\xFF\xFF\xFF\xFF\x0F", substr($bytes, 0, $chance->int(0, 9))]), $at, 0),
                4 => $bytes . substr($other, 0, $chance->int(0, \strlen($other))),
                5 => $bytes . \chr($chance->int(0, 15) << 3 | $chance->oneOf([0, 1, 2, 5])) . $chance->bytes($chance->int(0, 9)),
                default => substr_replace($bytes, '', $at, $chance->int(1, 4)),
            };
        }

        return $bytes;
    }

    private static function wide(?Wide $inner = null): Wide
    {
        $wide = new Wide();
        $wide->late = 'late';
        $wide->byNumber = [-1 => new Part(1), 0 => new Part(0), 70 => new Part(2, 'x')];
        $wide->int = 0;
        $wide->text = 'text';
        $wide->double = -0.0;
        $wide->bool = true;
        $wide->second = 0;
        $wide->dates = [new \DateTimeImmutable('@0'), new \DateTimeImmutable('@-1.000001')];
        $wide->lengths = ['a' => new \DateInterval('PT0S'), 'b' => new \DateInterval('P3W')];
        $wide->weights = ['heavy' => Weight::Heavy, 'zero' => Weight::Unknown];
        $wide->unpacked = [Weight::Unknown, Weight::Light];
        $wide->flags = [true, false];
        $wide->floats = [0.0, 1.5, \NAN, \INF];
        $wide->day = new \DateTimeImmutable('2024-02-29');
        $wide->inner = $inner;
        $wide->textOrCard = $inner === null ? null : 'text';
        $wide->payments = ['one' => new Card('1'), 'two' => new Transfer('2')];
        $wide->level = Level::Low;
        $wide->setHidden('hidden');
        $wide->names = ['a' => '', 'b' => 'é'];
        $wide->bytes = "\0\xFF";

        return $wide;
    }

    private static function length(): \DateInterval
    {
        $length = new \DateInterval('P1DT2H3S');
        $length->f = 0.25;

        return $length;
    }
}
