<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\Protobuf\Field;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\LengthPrefix;
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Decoder;
use Kiln\Format\Protobuf\Delimited;
use Kiln\Format\Protobuf\Duration;
use Kiln\Format\Protobuf\Encoder;
use Kiln\Format\Protobuf\Envelope;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Format\Protobuf\Places;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Format\Protobuf\Timestamp;
use Kiln\Format\Protobuf\Wire;
use Kiln\Limits;
use Kiln\Schema\Exporter;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Fixture\Protobuf\Bag;
use Kiln\Tests\Integration\Fixture\Protobuf\Card;
use Kiln\Tests\Integration\Fixture\Protobuf\Everything;
use Kiln\Tests\Integration\Fixture\Protobuf\Invoice;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\Integration\Fixture\Protobuf\Transfer;
use Kiln\Tests\Integration\Fixture\Protobuf\Weight;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Bytes by hand, from the encoding guide of Protocol Buffers.
 */
#[CoversClass(Protobuf::class)]
#[CoversClass(MessageFormat::class)]
#[CoversClass(Messages::class)]
#[CoversClass(MessageTable::class)]
#[CoversClass(Encoder::class)]
#[CoversClass(Decoder::class)]
#[CoversClass(Places::class)]
#[CoversClass(Kind::class)]
#[CoversClass(Wire::class)]
#[CoversClass(Timestamp::class)]
#[CoversClass(Duration::class)]
#[CoversClass(Envelope::class)]
#[CoversClass(Delimited::class)]
#[CoversClass(LengthPrefix::class)]
final class ProtobufTest extends TestCase
{
    #[Test]
    #[DataProvider('values')]
    public function aValueHasTheseBytes(Everything|Invoice $object, string $hex): void
    {
        $serializer = Serializer::create();

        self::assertSame($hex, bin2hex($serializer->serialize($object, 'protobuf')));
        self::assertEquals($object, $serializer->deserialize((string) hex2bin($hex), $object::class, 'protobuf'));
    }

    /**
     * @return iterable<string, array{Everything|Invoice, string}>
     */
    public static function values(): iterable
    {
        yield 'nothing' => [new Everything(), 'f00107'];
        $with = static fn(mixed ...$values): Everything => (new \ReflectionClass(Everything::class))->newInstanceArgs($values + ['seven' => 0]);
        yield 'a varint' => [$with(int: 150), '089601f00100'];
        yield 'a negative one takes ten bytes' => [$with(int: -1), '08ffffffffffffffffff01f00100'];
        yield 'int32 too' => [$with(int32: -2), '10feffffffffffffffff01f00100'];
        yield 'uint32' => [$with(uint32: 0xFFFF_FFFF), '18ffffffff0ff00100'];
        yield 'uint64 beyond the integers of PHP' => [$with(uint64: -1), '20ffffffffffffffffff01f00100'];
        yield 'zigzag' => [$with(sint32: -2147483648, sint64: PHP_INT_MIN), '28ffffffff0f30ffffffffffffffffff01f00100'];
        yield 'bool' => [$with(bool: true), '3801f00100'];
        yield 'an enum of integers' => [$with(level: Level::High), '4002f00100'];
        yield 'fixed64' => [$with(fixed64: 1, sfixed64: -1), '49010000000000000051fffffffffffffffff00100'];
        yield 'double' => [$with(double: 1.5), '59000000000000f83ff00100'];
        yield 'a negative zero is there' => [$with(double: -0.0), '590000000000000080f00100'];
        yield 'infinite' => [$with(double: \INF, float: -\INF), '59000000000000f07f75000080fff00100'];
        yield 'fixed32' => [$with(fixed32: 0xFFFF_FFFF, sfixed32: -1), '65ffffffff6dfffffffff00100'];
        yield 'float' => [$with(float: 0.5), '750000003ff00100'];
        yield 'string' => [$with(string: 'testing'), '7a0774657374696e67f00100'];
        yield 'bytes' => [$with(bytes: "\xFF\0"), '820102ff00f00100'];
        yield 'a message' => [$with(part: new Part(150)), '8a0103089601f00100'];
        yield 'an empty message' => [$with(part: new Part(0)), '8a0100f00100'];
        yield 'packed' => [$with(packed: [3, 270, 86942]), '920106038e029ea705f00100'];
        yield 'unpacked' => [$with(unpacked: [1, 2]), '98010198010' . '2f00100'];
        yield 'texts' => [$with(texts: ['', 'a']), 'a20100a2010161f00100'];
        yield 'a map' => [$with(counts: ['a' => 1]), 'aa01050a01611001f00100'];
        yield 'a map of integers' => [$with(names: [7 => 'x']), 'b2010508071201' . '78f00100'];
        yield 'a map of messages' => [$with(parts: ['k' => new Part(1)]), 'ba01070a016b12020801f00100'];
        yield 'messages' => [$with(list: [new Part(1), new Part(0, 'b', new Part(2))]), 'c201020801c20107120162' . '1a020802f00100'];
        yield 'a timestamp' => [$with(time: new \DateTimeImmutable('2009-02-13T23:31:30.250Z')), 'ca010b08d285d8cc041080e59a77f00100'];
        yield 'a timestamp before 1970' => [$with(time: new \DateTimeImmutable('@-1')), 'ca010b08ffffffffffffffffff01f00100'];
        yield 'an enum, packed' => [$with(levels: [Level::High, Level::Low]), 'e201020200f00100'];
        yield 'what is optional and zero is there' => [$with(maybe: 0), 'e80100f00100'];
        yield 'doubles' => [$with(floats: [1.5]), 'f00100fa0108000000000000f83f'];
        yield 'numbers of cases' => [$with(weight: Weight::Heavy), 'f00100800' . '2ac02'];
        yield 'a negative number of a case' => [$with(weight: Weight::Light), 'f001008002ffffffffffffffffff01'];
        yield 'anything: null is left out' => [$with(any: null), 'f00100'];
        yield 'anything' => [$with(any: ['a' => [true, null, 1.5, 'x']]), 'da01232a210a1f0a0161121a32180a0220010a0208000a0911000000000000f83f0a031a0178f00100'];
        yield 'a variant' => [new Invoice(new Card('4', 2030)), '1a060a013410ee0f'];
        yield 'another variant' => [new Invoice(new Transfer('')), '2200'];
        yield 'a message for any variant' => [new Invoice(null, [new Transfer('C'), new Card('')]), '2a0512030a01432a020a00'];
        yield 'a variant of integers' => [new Invoice(note: 0), '3000'];
        yield 'a variant of text' => [new Invoice(note: ''), '3a00'];
        yield 'a variant of bool' => [new Invoice(note: false), '4000'];
        yield 'a variant of float' => [new Invoice(note: 1.5), '49000000000000f83f'];
        yield 'classes told by their keys' => [new Invoice(either: new Transfer('x')), '5a030a0178'];
        yield 'classes told by their keys, the other one' => [new Invoice(either: new Part(3)), '52020803'];
    }

    #[Test]
    public function aDurationHasSecondsAndNanoseconds(): void
    {
        $bytes = Serializer::create()->serialize(new Everything(length: new \DateInterval('PT90M'), seven: 0), 'protobuf');

        self::assertSame('d2010308982af00100', bin2hex($bytes));
        self::assertSame('01:30:00', Serializer::create()->deserialize($bytes, Everything::class, 'protobuf')->length?->format('%H:%I:%S'));
        $this->expectExceptionMessage('a duration with months or years has no length');
        Serializer::create()->serialize(new Everything(length: new \DateInterval('P1M')), 'protobuf');
    }

    #[Test]
    #[DataProvider('otherForms')]
    public function otherFormsAreReadToo(string $hex, Everything|Invoice $expected): void
    {
        self::assertEquals($expected, Serializer::create()->deserialize((string) hex2bin($hex), $expected::class, 'protobuf'));
    }

    /**
     * @return iterable<string, array{string, Everything|Invoice}>
     */
    public static function otherForms(): iterable
    {
        yield 'unpacked, where packed is written' => ['900103900104', new Everything(packed: [3, 4])];
        yield 'packed, where unpacked is written' => ['9a01020304', new Everything(unpacked: [3, 4])];
        yield 'both, mixed' => ['900103920102040590' . '0106', new Everything(packed: [3, 4, 5, 6])];
        yield 'a longer varint' => ['08818000', new Everything(int: 1)];
        yield 'the last scalar holds' => ['08010802', new Everything(int: 2)];
        yield 'messages of one field are one' => ['8a010208018a0103120161', new Everything(part: new Part(1, 'a'))];
        yield 'so are those inside them' => ['8a01041a0208018a01051a03120162', new Everything(part: new Part(0, inner: new Part(1, 'b')))];
        yield 'int32 has 32 bits' => ['10ffffffff0f', new Everything(int32: -1)];
        yield 'fields that nobody knows' => ['f83f010801f93f0000000000000000fa3f0161fd3f00000000', new Everything(int: 1)];
        yield 'a group' => ['fb3ffb3f0801fc3ffc3f0801', new Everything(int: 1)];
        yield 'a known field of another type' => ['0a01610801', new Everything(int: 1)];
        yield 'an entry without a value' => ['aa01030a0161', new Everything(counts: ['a' => 0])];
        yield 'an entry without a key' => ['aa01021005', new Everything(counts: ['' => 5])];
        yield 'an entry without a message' => ['ba01030a016b', new Everything(parts: ['k' => new Part(0)])];
        yield 'the last entry of a key holds' => ['aa01050a01611001aa01050a01611002', new Everything(counts: ['a' => 2])];
        yield 'the last variant holds' => ['1a030a01342203' . '0a0178', new Invoice(new Transfer('x'))];
        yield 'what came before another variant is gone' => ['1a030a01342203' . '0a01781a0210' . '05', new Invoice(new Card('', 5))];
        yield 'a variant in two parts' => ['1a030a01341a021005', new Invoice(new Card('4', 5))];
        yield 'a variant of another type' => ['30053a0161', new Invoice(note: 'a')];
        yield 'variants in a message of their own' => ['2a0a0a030a013412030a0178', new Invoice(payments: [new Transfer('x')])];
    }

    #[Test]
    #[DataProvider('mistakes')]
    public function aMistakeHasAPlace(string $hex, string $class, string $message): void
    {
        self::assertTrue(class_exists($class));
        try {
            Serializer::create()->deserialize((string) hex2bin($hex), $class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString($message, $exception->getMessage());
        }
    }

    /**
     * @return iterable<string, array{string, class-string, string}>
     */
    public static function mistakes(): iterable
    {
        yield 'a number that is cut off' => ['0896', Everything::class, 'unexpected end of bytes   byte 2'];
        yield 'a text that is cut off' => ['7a0561', Everything::class, 'unexpected end of bytes'];
        yield 'a length of 2^63' => ['7affffffffffffffff7f', Everything::class, 'unexpected end of bytes'];
        yield 'a negative length' => ['7affffffffffffffffff01', Everything::class, 'unexpected end of bytes'];
        yield 'a message that is longer than the one around it' => ['8a010308', Everything::class, 'unexpected end of bytes'];
        yield 'eleven bytes' => ['08ffffffffffffffffffff01', Everything::class, 'a number of more than 10 bytes   byte 1'];
        yield 'field 0' => ['0001', Everything::class, 'a field without a number   byte 0'];
        yield 'a type that does not exist' => ['08010e', Everything::class, 'a field of type 6, which does not exist   byte 2'];
        yield 'the end of no group' => ['fc3f', Everything::class, 'the end of a group that has not begun   byte 0'];
        yield 'the end of another group' => ['fb3f0c', Everything::class, 'the end of another group   byte 2'];
        yield 'a text that is no UTF-8' => ['08017a0261ff', Everything::class, 'byte 5'];
        yield 'a case that does not exist' => ['4001', Everything::class, '1. level   '];
        yield 'a case deep inside' => ['e20103020005', Everything::class, '1. levels[2]   '];
        yield 'a timestamp out of its range' => ['ca010a08ffffffffffffffff7f', Everything::class, 'no timestamp has these seconds and nanoseconds'];
    }

    #[Test]
    public function whatIsWrongInsideHasItsOwnPlace(): void
    {
        try {
            Serializer::create()->deserialize("\x08\x01" . "\xE2\x01\x01\x02" . "\xE2\x01\x01\x05" . "\x40\x09", Everything::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            $places = [];
            foreach ($exception->violations() as $violation) {
                $places[$violation->path] = $violation->offset;
            }
            self::assertSame(['level' => 10, 'levels[1]' => 9], $places);
        }
    }

    #[Test]
    public function limitsHold(): void
    {
        $deep = '';
        for ($level = 0; $level < 200; ++$level) {
            $deep = "\x1A" . Wire::varint(\strlen($deep)) . $deep;
        }
        foreach ([
            'levels deep' => [new Limits(depth: 100), Part::class, $deep],
            'bytes, more than' => [new Limits(bytes: 10), Part::class, str_repeat("\x08\x01", 6)],
            'elements and members' => [new Limits(elements: 10), Everything::class, "\x92\x01\x0B" . str_repeat("\x01", 11)],
            'a string has' => [new Limits(stringLength: 3), Part::class, "\x12\x04abcd"],
        ] as $message => [$limits, $class, $bytes]) {
            try {
                SerializerBuilder::create()->withLimits($limits)->build()->deserialize($bytes, $class, 'protobuf');
                self::fail($message);
            } catch (DeserializationException $exception) {
                self::assertStringContainsString($message, $exception->getMessage());
            }
        }
    }

    /**
     * Each part is read once, however often the field stands there: reading it again at each level would take 2^depth.
     */
    #[Test]
    public function messagesInPartsTakeNoLongerThanTheirBytes(): void
    {
        $bytes = "\x08\x01";
        for ($level = 0; $level < 60; ++$level) {
            $bytes = "\x1A" . Wire::varint(\strlen($bytes)) . $bytes . "\x1A\x00";
        }
        $start = hrtime(true);
        Serializer::create()->deserialize($bytes, Part::class, 'protobuf');

        self::assertLessThan(2e9, hrtime(true) - $start);
    }

    /**
     * A value of several parts is not copied for each of them.
     *
     * @param \Closure(Everything): int $count
     */
    #[Test]
    #[DataProvider('parts')]
    public function valuesOfManyPartsTakeNoLongerThanTheirBytes(string $bytes, \Closure $count): void
    {
        $start = hrtime(true);

        self::assertSame(50_000, $count(Serializer::create()->deserialize($bytes, Everything::class, 'protobuf')));
        self::assertLessThan(5e9, hrtime(true) - $start);
    }

    /**
     * @return iterable<string, array{string, \Closure(Everything): int}>
     */
    public static function parts(): iterable
    {
        $delimited = static fn(string $bytes): string => Wire::varint(\strlen($bytes)) . $bytes;
        $members = '';
        for ($number = 0; $number < 50_000; ++$number) {
            $name = (string) $number;
            $members .= "\x2A" . $delimited("\x0A" . $delimited("\x0A" . $delimited($name)));
        }
        yield 'a struct' => ["\xDA\x01" . $delimited($members), static fn(Everything $read): int => \count((array) $read->any)];
        yield 'a list' => ["\xDA\x01" . $delimited(str_repeat("\x32\x02\x0A\x00", 50_000)), static fn(Everything $read): int => \count((array) $read->any)];
        yield 'texts' => [str_repeat("\xA2\x01\x00", 50_000), static fn(Everything $read): int => \count($read->texts)];
    }

    /**
     * A struct in parts is one, and of values of several kinds the last one holds.
     */
    #[Test]
    public function aValueOfJsonInPartsIsOne(): void
    {
        $a = '2a050a030a0161';
        $b = '2a050a030a0162';
        $text = '1a0178';
        $read = static fn(string $hex): mixed => Serializer::create()->deserialize((string) hex2bin('da01' . bin2hex(Wire::varint(\strlen($hex) / 2)) . $hex), Everything::class, 'protobuf')->any;

        self::assertSame(['a' => null, 'b' => null], $read($a . $b));
        self::assertSame(['b' => null], $read($a . $text . $b));
        self::assertSame('x', $read($a . $text));
        self::assertSame([null], $read('32020a00'));
    }

    #[Test]
    public function keysOfMapsInTheirJsonHaveAllTheirBits(): void
    {
        $object = new UnsignedKeys([-1 => 'x']);

        self::assertSame('{"names":{"18446744073709551615":"x"}}', $json = Serializer::create()->serialize($object, 'protojson'));
        self::assertEquals($object, Serializer::create()->deserialize($json, $object::class, 'protojson'));
        self::assertStringContainsString('"counts":{"\u0000a":"1"}', Serializer::create()->serialize(new Everything(counts: ["\0a" => 1]), 'protojson'));
    }

    #[Test]
    #[DataProvider('unwritable')]
    public function whatCannotBeWrittenHasAPath(Everything|Invoice $object, string $message): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage($message);
        Serializer::create()->serialize($object, 'protobuf');
    }

    /**
     * @return iterable<string, array{Everything|Invoice, string}>
     */
    public static function unwritable(): iterable
    {
        yield 'too large for its type' => [new Everything(int32: 1 << 31), "1. int32   a number that takes more than 32 bits"];
        yield 'negative' => [new Everything(uint32: -1), '1. uint32   a number that takes more than 32 bits'];
        yield 'no UTF-8' => [new Everything(part: new Part(1, "\xFF")), '1. part.name   '];
        yield 'an integer beyond those of doubles' => [new Everything(any: ['x' => [1, PHP_INT_MAX]]), '1. any.x[1]   an integer that a google.protobuf.Value cannot hold exactly'];
    }

    #[Test]
    public function anArrayHasNoNumbers(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage('a message has a class, whose properties have numbers');
        Serializer::create()->serialize(['a' => 1], 'protobuf');
    }

    #[Test]
    public function theirJsonHasTextsForNumbersAndNamesForCases(): void
    {
        $object = new Everything(
            int: -1,
            int32: 5,
            uint64: -1,
            level: Level::High,
            double: \NAN,
            float: 0.1,
            bytes: "\xFB\xFF",
            part: new Part(0),
            packed: [1],
            names: [7 => 'x'],
            time: new \DateTimeImmutable('2026-01-02T03:04:05.25Z'),
            length: new \DateInterval('PT90M'),
            any: ['a' => [1, null]],
            levels: [Level::Low],
            maybe: 0,
            seven: 0,
            weight: Weight::Heavy,
        );
        $json = '{"int":"-1","int32":5,"uint64":"18446744073709551615","level":"LEVEL_HIGH","double":"NaN","float":0.1,"bytes":"+/8=","part":{},'
            . '"packed":["1"],"names":{"7":"x"},"time":"2026-01-02T03:04:05.250Z","length":"5400s","any":{"a":[1,null]},"levels":["LEVEL_LOW"],'
            . '"maybe":"0","seven":"0","weight":"WEIGHT_HEAVY"}';
        $serializer = Serializer::create();

        self::assertSame($json, $serializer->serialize($object, 'protojson'));
        $read = $serializer->deserialize($json, Everything::class, 'protojson');
        self::assertNan($read->double);
        self::assertSame($json, $serializer->serialize($read, 'protojson'));
    }

    #[Test]
    #[DataProvider('otherJson')]
    public function otherFormsOfTheirJsonAreReadToo(string $json, Everything|string $expected): void
    {
        try {
            self::assertEquals($expected, Serializer::create()->deserialize($json, Everything::class, 'protojson'));
        } catch (DeserializationException $exception) {
            self::assertStringContainsString(\is_string($expected) ? $expected : '', $exception->getMessage());
            self::assertIsString($expected, $exception->getMessage());
        }
    }

    /**
     * @return iterable<array{string, Everything|string}>
     */
    public static function otherJson(): iterable
    {
        yield ['{"int":1.0,"int32":"1e1","uint32":"7"}', new Everything(int: 1, int32: 10, uint32: 7)];
        yield ['{"bytes":"-_8"}', new Everything(bytes: "\xFB\xFF")];
        yield ['{"level":2,"weight":300}', new Everything(level: Level::High, weight: Weight::Heavy)];
        yield ['{"part":null,"packed":null}', new Everything()];
        yield ['{"double":"-Infinity"}', new Everything(double: -\INF)];
        yield ['{"other":1}', 'no field of the message is called "other"'];
        yield ['{"int32":2147483648}', 'an integer out of range'];
        yield ['{"int":1.5}', 'an integer is expected'];
        yield ['{"int":"9223372036854775808"}', 'an integer out of range'];
        yield ['{"int":1e400}', 'an integer is expected'];
        yield ['{"level":1e300}', 'the name of a case is expected'];
        yield ['{"packed":[null]}', 'an item that is null'];
        yield ['{"level":"LEVEL_NONE"}', 'no case of the enum is called "LEVEL_NONE"'];
        yield ["{\n  \"list\": [{}, {\"number\": true}]}", 'line 2'];
        yield ['{"time":"2026-02-30T00:00:00Z"}', 'no such date'];
        yield ['{"bool":"true"}', 'true or false is expected'];
        yield ['[]', 'a message is an object'];
        yield ['{', 'unexpected end of text'];
    }

    #[Test]
    public function aMapOfValuesSaysThatItHasKeys(): void
    {
        $serializer = Serializer::create();
        $bag = new Bag(['a' => true], ['a' => true, '' => 'x']);
        // As protoc encodes it, in the order of the array: a Value with a Struct, and two entries.
        $bytes = hex2bin('0a0b2a090a070a016112022001' . '12070a016112022001' . '12070a0012031a0178');

        self::assertSame(bin2hex((string) $bytes), bin2hex($serializer->serialize($bag, 'protobuf')));
        self::assertEquals($bag, $serializer->deserialize((string) $bytes, Bag::class, 'protobuf'));
        self::assertSame('{"value":{"a":true},"map":{"a":true,"":"x"}}', $serializer->serialize($bag, 'protojson'));
        self::assertStringContainsString('map<string, google.protobuf.Value> map = 2;', Exporter::of(SerializerBuilder::create())->export('proto', [Bag::class]));
    }

    #[Test]
    public function streamsSayLengths(): void
    {
        $serializer = Serializer::create();
        $stream = fopen('php://memory', 'w+');
        self::assertNotFalse($stream);
        $parts = [new Part(1), new Part(0, str_repeat('x', 200)), new Part(0)];
        $serializer->write($parts, $stream, 'protobuf');
        rewind($stream);
        self::assertSame('020801cb0112c801', bin2hex((string) fread($stream, 8)));
        rewind($stream);

        self::assertEquals($parts, iterator_to_array($serializer->read($stream, Part::class, 'protobuf')));
    }

    #[Test]
    public function grpcHasFiveBytesBeforeEachMessage(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Protobuf(LengthPrefix::Grpc))->build();
        $stream = fopen('php://memory', 'w+');
        self::assertNotFalse($stream);
        $serializer->write([new Part(1), new Part(2)], $stream, 'protobuf');
        rewind($stream);
        self::assertSame('0000000002080100000000020802', bin2hex((string) stream_get_contents($stream)));
        rewind($stream);

        self::assertEquals([new Part(1), new Part(2)], iterator_to_array($serializer->read($stream, Part::class, 'protobuf')));
    }

    #[Test]
    public function anEnvelopeNamesTheSchema(): void
    {
        foreach (['000000001100' => new Envelope(17), '0000000011040204' => new Envelope(17, [1, 2])] as $before => $envelope) {
            $serializer = SerializerBuilder::create()->withFormat(new Protobuf(envelope: $envelope))->build();
            $bytes = $serializer->serialize(new Part(1), 'protobuf');
            self::assertSame("{$before}0801", bin2hex($bytes));
            self::assertEquals(new Part(1), $serializer->deserialize($bytes, Part::class, 'protobuf'));
        }
        $this->expectExceptionMessage('an envelope begins with a zero');
        SerializerBuilder::create()->withFormat(new Protobuf(envelope: new Envelope(17)))->build()->deserialize("\x08\x01", Part::class, 'protobuf');
    }

    #[Test]
    #[DataProvider('classes')]
    public function aClassThatIsNoMessageIsRefused(object $object, string $message): void
    {
        try {
            Serializer::create()->serialize($object, 'protobuf');
            self::fail('It was written.');
        } catch (InvalidMetadata $refusal) {
            self::assertStringContainsString($message, $refusal->getMessage());
        }
    }

    /**
     * @return iterable<string, array{object, string}>
     */
    public static function classes(): iterable
    {
        yield 'without a number' => [new class {
            public int $x = 1;
        }, 'it has no number'];
        yield 'a number twice' => [new class {
            #[Field(1)]
            public int $x = 1;
            #[Field(1)]
            public int $y = 1;
        }, 'its number is that of x'];
        yield 'a reserved number' => [new class {
            #[Field(19_500)]
            public int $x = 1;
        }, 'no field can have the number 19500'];
        yield 'a type of another kind' => [new class {
            #[Field(1, 'sint32')]
            public string $x = '';
        }, 'its type cannot be sint32'];
        yield 'a type that does not exist' => [new class {
            #[Field(1, 'int')]
            public int $x = 1;
        }, 'there is no type int'];
        yield 'several types' => [new class {
            #[Field(1)]
            public int|string $x = 1;
        }, 'it may be of several types'];
        yield 'lists of lists' => [new class {
            /** @var list<list<int>> */
            #[Field(1)]
            public array $x = [];
        }, 'a message has no lists or maps within lists or maps'];
        yield 'null in a list' => [new class {
            /** @var list<?int> */
            #[Field(1)]
            public array $x = [];
        }, 'an item of a list or a map cannot be null'];
        yield 'keys of another type' => [new class {
            /** @var array<string, int> */
            #[Field(1, key: 'double')]
            public array $x = [];
        }, 'keys of a map cannot be of type double'];
    }
}

final class UnsignedKeys
{
    /** @param array<int, string> $names */
    public function __construct(#[Field(1, key: 'uint64')] public array $names) {}
}
