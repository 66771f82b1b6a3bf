<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Number;
use Kiln\Attribute\Protobuf\UnknownFields;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Protobuf\Decoder;
use Kiln\Format\Protobuf\Encoder;
use Kiln\Format\Protobuf\ExactJson;
use Kiln\Format\Protobuf\FaultPlace;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\LargeInteger;
use Kiln\Format\Protobuf\Places;
use Kiln\Format\Protobuf\ProtoJsonReader;
use Kiln\Format\Protobuf\ProtoJsonWriter;
use Kiln\Format\Protobuf\Timestamp;
use Kiln\Format\Protobuf\Wire;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Fixture\Protobuf\Everything;
use Kiln\Tests\Integration\Fixture\Protobuf\Level;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Where messages and their JSON end: values out of range, cases that nobody knows, messages in parts, and where something is wrong.
 */
#[CoversClass(Decoder::class)]
#[CoversClass(Encoder::class)]
#[CoversClass(ExactJson::class)]
#[CoversClass(FaultPlace::class)]
#[CoversClass(Kind::class)]
#[CoversClass(LargeInteger::class)]
#[CoversClass(Places::class)]
#[CoversClass(ProtoJsonReader::class)]
#[CoversClass(ProtoJsonWriter::class)]
#[CoversClass(Timestamp::class)]
final class ProtobufBoundariesTest extends TestCase
{
    private const PROTO = <<<'PROTO'
        syntax = "proto3";
        import "google/protobuf/timestamp.proto";
        import "google/protobuf/struct.proto";
        import "google/protobuf/wrappers.proto";
        enum Level { LOW = 0; HIGH = 2; }
        message Keeps { Level level = 1; repeated Level levels = 2; map<string, Level> named = 3; oneof one { Level a = 4; int64 b = 5; } }
        message Parted { Parted inner = 1; google.protobuf.Timestamp time = 2; google.protobuf.Struct struct = 3; google.protobuf.StringValue text = 4; int64 number = 5; }
        PROTO;

    /**
     * As protoc does with the enums of proto2: a case that is not known is an unknown field, in lists and maps too.
     */
    #[Test]
    public function casesThatDoNotExistAreKeptWithTheUnknownFields(): void
    {
        $bytes = (string) hex2bin('0805' . '1203000502' . '1a050a01611005' . '1a050a01621002' . '1007' . '2001' . 'f83f01');
        $read = Serializer::create()->deserialize($bytes, Keeps::class, 'protobuf');

        self::assertSame(Level::Low, $read->level);
        self::assertSame([Level::Low, Level::High], $read->levels);
        self::assertSame(['b' => Level::High], $read->named);
        self::assertSame('0805' . '1005' . '1a050a01611005' . '1007' . '2001' . 'f83f01', bin2hex($read->unknown));
        $written = Serializer::create()->serialize($read, 'protobuf');
        self::assertSame(
            ['level: 5', 'levels: LOW', 'levels: HIGH', 'levels: 5', 'levels: 7', 'named { key: "a" value: 5 }', 'named { key: "b" value: HIGH }', 'a: 1', '1023: 1'],
            self::protoc('Keeps', $written),
        );
    }

    #[Test]
    public function aCaseThatDoesNotExistLeavesAOneofAsItIs(): void
    {
        $read = Serializer::create()->deserialize((string) hex2bin('2807' . '2005'), Keeps::class, 'protobuf');

        self::assertSame([7, null, '2005'], [$read->b, $read->a, bin2hex($read->unknown)]);
    }

    #[Test]
    public function aCaseOfIntegersHasItsValueAsNumber(): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('its number is 5 and its value 1');
        Serializer::create()->serialize(new Contradicted(), 'protobuf');
    }

    #[Test]
    public function keysOfBoolAreReadAsTheyAreInArrays(): void
    {
        $object = new Truths(['no', 'yes'], ['true' => 1, 'false' => 2]);
        $serializer = Serializer::create();

        self::assertSame('0a0608001202' . '6e6f' . '0a070801' . '1203796573' . '120408011001' . '120408001002', bin2hex($bytes = $serializer->serialize($object, 'protobuf')));
        self::assertEquals($object, $serializer->deserialize($bytes, Truths::class, 'protobuf'));
        self::assertSame('{"byNumber":{"false":"no","true":"yes"},"byName":{"true":"1","false":"2"}}', $json = $serializer->serialize($object, 'protojson'));
        self::assertEquals($object, $serializer->deserialize($json, Truths::class, 'protojson'));
    }

    /**
     * @param array<mixed> $arguments
     */
    #[Test]
    #[DataProvider('unwritable')]
    public function whatNoReaderWouldTakeIsNotWritten(string $class, array $arguments, string $path, string $message): void
    {
        self::assertTrue(class_exists($class));
        foreach (['protobuf', 'protojson'] as $format) {
            try {
                Serializer::create()->serialize(new $class(...$arguments), $format);
                self::fail("{$format} was written.");
            } catch (SerializationException $exception) {
                $violation = $exception->violations()->items[0];
                self::assertSame([$path, $message], [$violation->path, $violation->message]);
            }
        }
    }

    /**
     * @return iterable<string, array{class-string, array<mixed>, string, string}>
     */
    public static function unwritable(): iterable
    {
        yield 'a key that is neither true nor false' => [Truths::class, [[], ['maybe' => 1]], 'byName.maybe', 'a key of bool is 0, 1, false or true'];
        yield 'a number that is neither' => [Truths::class, [[2 => 'x']], 'byNumber["2"]', 'a key of bool is 0, 1, false or true'];
        yield 'the year 10000' => [Everything::class, ['time' => new \DateTimeImmutable('@253402300800')], 'time', 'a google.protobuf.Timestamp is from the year 1 to 9999'];
        yield 'the year 0' => [Everything::class, ['time' => new \DateTimeImmutable('@-62135596801')], 'time', 'a google.protobuf.Timestamp is from the year 1 to 9999'];
        yield 'a duration of more than 10,000 years' => [Everything::class, ['length' => new \DateInterval('PT315576000001S')], 'length', 'a google.protobuf.Duration is at most 10,000 years'];
        yield 'a float of more than 32 bits' => [Everything::class, ['float' => 1e300], 'float', 'a number that a float of 32 bits cannot hold'];
        yield 'the first float that is infinite' => [Everything::class, ['float' => -3.4028235677973366e38], 'float', 'a number that a float of 32 bits cannot hold'];
        yield 'an integer of more than 32 bits' => [Everything::class, ['int32' => 1 << 31], 'int32', 'a number that takes more than 32 bits'];
        yield 'two of a oneof' => [Keeps::class, ['a' => Level::Low, 'b' => 0], 'b', 'only one of a and b can have a value, because they are of the same oneof'];
    }

    #[Test]
    public function theLargestFloatAndTimestampAreWritten(): void
    {
        $object = new Everything(float: 3.4028234663852886e38, time: new \DateTimeImmutable('9999-12-31T23:59:59.999999Z'), seven: 0);
        $serializer = Serializer::create();

        $bytes = $serializer->serialize($object, 'protobuf');

        // As a message of protoc's own has them: --encode of seconds: 253402300799 nanos: 999999000.
        self::assertSame('75ffff7f7f' . 'ca010d' . '08ff82d1ffaf0710988cebdc03' . 'f00100', bin2hex($bytes));
        self::assertEquals($object, $serializer->deserialize($bytes, Everything::class, 'protobuf'));
        self::assertEquals($object, $serializer->deserialize($serializer->serialize($object, 'protojson'), Everything::class, 'protojson'));
    }

    #[Test]
    public function aListExcludesNoOtherField(): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('a list or a map excludes no other field');
        Serializer::create()->serialize(new class {
            /** @var list<int> */
            #[Field(1, oneOf: 'x')]
            public array $list = [];
        }, 'protobuf');
    }

    /**
     * A google.protobuf.Value has doubles; what is text stays text.
     */
    #[Test]
    public function integersOfTheirJsonBeyondThoseOfPhpAreNumbers(): void
    {
        $serializer = Serializer::create();
        $read = $serializer->deserialize('{"any":[12345678901234567890,-9223372036854775809,9007199254740993,"12345678901234567890"],"uint64":18446744073709551615,"double":12345678901234567890}', Everything::class, 'protojson');

        self::assertSame([12345678901234567890.0, -9223372036854775809.0, 9007199254740993, '12345678901234567890'], $read->any);
        self::assertSame(-1, $read->uint64);
        self::assertSame(12345678901234567890.0, $read->double);
        foreach (['string' => 'a string is expected', 'bytes' => 'base64 is expected', 'int' => 'an integer out of range', 'counts' => 'a map is an object', 'texts' => 'a list is expected'] as $key => $message) {
            try {
                $serializer->deserialize("{\"{$key}\":12345678901234567890}", Everything::class, 'protojson');
                self::fail("{$key} was read.");
            } catch (DeserializationException $exception) {
                self::assertStringContainsString($message, $exception->getMessage());
            }
        }
    }

    #[Test]
    #[TestWith(['{"counts":{"\u0000a":"1","\u0001S":"2","\u0001N12":"3","":"4"},"any":{"\u0000a":["\u0000b","\u0001N5"]},"seven":"7"}'])]
    #[TestWith(['{"any":{"x":{"\u0000":1.1234567890123456789}},"seven":"7"}', '{"any":{"x":{"\u0000":1.1234567890123457}},"seven":"7"}'])]
    #[TestWith(['{"any":["\"1234567890123456789012\"","1234567890123456789012",1234567890123456789],"seven":"7"}'])]
    public function namesOfTheirJsonMayBeginWithNul(string $json, ?string $written = null): void
    {
        $serializer = Serializer::create();

        self::assertSame($written ?? $json, $serializer->serialize($serializer->deserialize($json, Everything::class, 'protojson'), 'protojson'));
    }

    #[Test]
    public function whatFollowsANameThatBeginsWithNulHasItsPlace(): void
    {
        $this->expectExceptionMessage('an integer is expected   line 2, column 7');
        Serializer::create()->deserialize("{\"counts\":{\"\\u0000a\":1,\n \"b\": {}}}", Everything::class, 'protojson');
    }

    #[Test]
    #[DataProvider('invalidTexts')]
    public function textThatIsNoUtf8HasItsPlace(string $hex, int $offset): void
    {
        $bytes = (string) hex2bin($hex);
        self::assertSame("\xFF", $bytes[$offset]);
        try {
            Serializer::create()->deserialize($bytes, Everything::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame($offset, $exception->violations()->items[0]->offset);
        }
    }

    /**
     * @return iterable<string, array{string, int}>
     */
    public static function invalidTexts(): iterable
    {
        yield 'behind a group' => ['fb3f' . '0a01fe' . 'fb3f0801fc3f' . 'fc3f' . '7a0161' . '7a0261ff', 19];
        yield 'in a value of JSON' => ['0801' . 'da0103' . '1a01ff', 7];
        yield 'in a name of a struct' => ['da0107' . '2a050a030a01ff', 9];
        yield 'in a struct' => ['da010c' . '2a0a0a080a016112031a01ff', 14];
        yield 'in a list of JSON' => ['da0107' . '32050a031a01ff', 9];
        yield 'in a key of a map' => ['aa01050a01ff1001', 5];
        yield 'in a message of a map' => ['ba0108' . '0a016b12031201ff', 10];
        yield 'in a second part' => ['8a01020801' . '8a010312' . '01ff', 10];
    }

    #[Test]
    #[DataProvider('damages')]
    public function whatIsDamagedHasAPathAndAnOffset(string $hex, string $path, int $offset): void
    {
        try {
            Serializer::create()->deserialize((string) hex2bin($hex), Everything::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame([$path, $offset], [$exception->violations()->items[0]->path, $exception->violations()->items[0]->offset]);
        }
    }

    /**
     * @return iterable<string, array{string, string, int}>
     */
    public static function damages(): iterable
    {
        yield 'a number that is cut off' => ['0896', 'int', 2];
        yield 'a text that is cut off' => ['7a0561', 'string', 3];
        yield 'a tag that is cut off' => ['080180', '$', 3];
        yield 'a text longer than its message' => ['8a0105' . '0801' . '120961' . '0801', 'part.name', 8];
        yield 'the same in a part of a part' => ['8a0104' . '1a021209' . '0801', 'part.inner.name', 7];
        yield 'a number cut off within packed ones' => ['9201020180' . '0801', 'packed[1]', 5];
        yield 'the third of many texts' => ['a20100' . 'a20100' . 'a201027fff', 'texts[2]', 10];
        yield 'in a value of a map' => ['ba0107' . '0a016b' . '12021209' . '0801', 'parts.k.name', 10];
        yield 'in a key of a map' => ['ba0103' . '0a096b' . '0801', 'parts', 6];
        yield 'in a timestamp' => ['ca01020896' . '0801', 'time', 5];
        yield 'in a group that no property has' => ['fb3f' . '0a0961' . '0801', '$', 7];
        yield 'a group that is not closed' => ['0801' . 'fb3f' . '0801', '$', 6];
    }

    /**
     * Also where the message goes on elsewhere: offsets are those of the document.
     */
    #[Test]
    public function aLimitInASecondPartHasItsPlace(): void
    {
        try {
            SerializerBuilder::create()->withLimits(new Limits(stringLength: 3))->build()->deserialize((string) hex2bin('8a01020801' . '8a010612' . '0461626364'), Everything::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(10, $exception->violations()->items[0]->offset);
        }
    }

    /**
     * The first part has the beginning of a text, the second the end of it: joined, they would look right.
     */
    #[Test]
    public function noFieldReachesFromOnePartIntoTheNext(): void
    {
        $bytes = (string) hex2bin('0a03' . '2a0561' . '0a04' . '62636465');

        self::assertNull(self::protoc('Parted', $bytes));
        $this->expectException(DeserializationException::class);
        $this->expectExceptionMessage('unexpected end of bytes');
        Serializer::create()->deserialize((string) hex2bin('8a0103' . '120561' . '8a0104' . '62636465'), Everything::class, 'protobuf');
    }

    #[Test]
    public function wellKnownMessagesInPartsAreOneToo(): void
    {
        // Seconds, then nanoseconds; a struct in two parts; a wrapper of which the second part says nothing.
        $bytes = (string) hex2bin('1202' . '0805' . '1204' . '10c0843d' . '1a07' . '0a050a01611200' . '1a0b' . '0a090a016212042002' . '2001' . '2203' . '0a0178' . '2200');

        self::assertContains('time { seconds: 5 nanos: 1000000 }', self::protoc('Parted', $bytes) ?? []);
        $read = Serializer::create()->deserialize($bytes, Parted::class, 'protobuf');
        self::assertSame('5.001000', $read->time?->format('U.u'));
        self::assertSame(['a' => null, 'b' => true], $read->struct);
        self::assertSame('x', $read->text);
    }

    #[Test]
    public function anEntryWithoutAValueHasThatOfAnEmptyMessage(): void
    {
        $read = Serializer::create()->deserialize((string) hex2bin('0a030a0161' . '12030a0161'), Entries::class, 'protobuf');

        self::assertSame(0, $read->times['a']->getTimestamp());
        self::assertSame(['a' => 0], $read->numbers);
    }

    #[Test]
    public function valuesInsideStructsHavePlaces(): void
    {
        try {
            // {"a": [1, "x"]}, where integers are expected.
            Serializer::create()->deserialize((string) hex2bin('0a1d' . '2a1b' . '0a19' . '0a0161' . '1214' . '3212' . '0a09' . '11000000000000f03f' . '0a051a03787878'), Shaped::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            $violation = $exception->violations()->items[0];
            self::assertSame(['shape.a[1]', 24], [$violation->path, $violation->offset]);
        }
    }

    /**
     * At each level there is a map, and a mistake at the bottom: to read keys again at each level would take levels times bytes.
     */
    #[Test]
    public function placesTakeNoLongerThanTheBytes(): void
    {
        $bytes = "\x10\x05";
        for ($level = 0; $level < 250; ++$level) {
            $entry = "\x0A\x01k\x12" . Wire::varint(\strlen($bytes)) . $bytes;
            $bytes = "\x0A" . Wire::varint(\strlen($entry)) . $entry . "\x1A\xFA\x01" . str_repeat('x', 250);
        }
        $start = hrtime(true);
        try {
            Serializer::create()->deserialize($bytes, Nested::class, 'protobuf');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(strpos($bytes, "\x10\x05\x1A"), $exception->violations()->items[0]->offset);
        }
        self::assertLessThan(1e9, hrtime(true) - $start);
    }

    /**
     * @return ?list<string> what it reads, a line for each field; null where it refuses the bytes
     */
    private static function protoc(string $message, string $bytes): ?array
    {
        exec('command -v protoc', $found, $status);
        if ($status !== 0) {
            getenv('CI') === 'true' ? self::fail('The compiler of Protocol Buffers is missing.') : self::markTestSkipped('The compiler of Protocol Buffers is missing: qa/require-protoc installs it.');
        }
        $directory = TemporaryDirectory::create();
        file_put_contents("{$directory}/test.proto", self::PROTO);
        file_put_contents("{$directory}/input", $bytes);
        exec('cd ' . escapeshellarg($directory) . " && protoc --decode={$message} test.proto <input 2>/dev/null", $lines, $status);
        if ($status !== 0) {
            return null;
        }
        $text = (string) preg_replace('/\s*\n\s+/', ' ', implode("\n", $lines));

        return explode("\n", (string) preg_replace('/\s*\n\}/', ' }', $text));
    }
}

final class Keeps
{
    /**
     * @param list<Level>          $levels
     * @param array<string, Level> $named
     */
    public function __construct(
        #[Field(1)]
        public Level $level = Level::Low,
        #[Field(2)]
        public array $levels = [],
        #[Field(3)]
        public array $named = [],
        #[Field(4, oneOf: 'one')]
        public ?Level $a = null,
        #[Field(5, oneOf: 'one')]
        public ?int $b = null,
        #[UnknownFields]
        #[Bytes]
        public string $unknown = '',
    ) {}
}

enum Contradiction: int
{
    #[Number(5)]
    case One = 1;
}

final class Contradicted
{
    public function __construct(#[Field(1)] public Contradiction $case = Contradiction::One) {}
}

final class Truths
{
    /**
     * @param array<int, string> $byNumber
     * @param array<string, int> $byName
     */
    public function __construct(#[Field(1, key: 'bool')] public array $byNumber = [], #[Field(2, key: 'bool')] public array $byName = []) {}
}

final class Parted
{
    /**
     * @param array<string, mixed> $struct
     */
    public function __construct(
        #[Field(1)]
        public ?self $inner = null,
        #[Field(2)]
        public ?\DateTimeImmutable $time = null,
        #[Field(3, 'google.protobuf.Struct')]
        public array $struct = [],
        #[Field(4, 'google.protobuf.StringValue')]
        public ?string $text = null,
        #[Field(5)]
        public int $number = 0,
    ) {}
}

final class Entries
{
    /**
     * @param array<string, \DateTimeImmutable> $times
     * @param array<string, int>                $numbers
     */
    public function __construct(#[Field(1)] public array $times = [], #[Field(2)] public array $numbers = []) {}
}

final class Shaped
{
    /**
     * @param array{a: list<int>} $shape
     */
    public function __construct(#[Field(1)] public array $shape) {}
}

final class Nested
{
    /**
     * @param array<string, Nested> $inner
     */
    public function __construct(#[Field(1)] public array $inner = [], #[Field(2)] public Level $level = Level::Low, #[Field(3)] public string $text = '') {}
}
