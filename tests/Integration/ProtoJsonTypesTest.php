<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\AnyMessage;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Number;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Format\Protobuf\AnyJson;
use Kiln\Format\Protobuf\FieldMask;
use Kiln\Format\Protobuf\ProtoJson;
use Kiln\Format\ResolvesMessages;
use Kiln\Schema\Exporter;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Integration\Fixture\Protobuf\Part;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What has a form of its own in the JSON of Protocol Buffers, and names that cannot be derived. The conformance suite has more of it.
 *
 * @see https://protobuf.dev/programming-guides/json/
 */
#[CoversClass(AnyMessage::class)]
#[CoversClass(AnyJson::class)]
#[CoversClass(FieldMask::class)]
#[CoversClass(Field::class)]
#[CoversClass(Number::class)]
#[CoversClass(ResolvesMessages::class)]
final class ProtoJsonTypesTest extends TestCase
{
    #[Test]
    #[DataProvider('messagesOfAnyType')]
    public function aMessageOfAnyTypeShowsItsMembers(AnyMessage $any, string $hex, string $json): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new ProtoJson(types: ['test.Part' => Part::class]))->build();
        $envelope = new Holder($any);

        self::assertSame($hex, bin2hex($serializer->serialize($envelope, 'protobuf')));
        self::assertEquals($envelope, $serializer->deserialize((string) hex2bin($hex), Holder::class, 'protobuf'));
        self::assertSame("{\"detail\":{$json}}", $serializer->serialize($envelope, 'protojson'));
        self::assertEquals($envelope, $serializer->deserialize("{\"detail\":{$json}}", Holder::class, 'protojson'));
    }

    /**
     * @return iterable<string, array{AnyMessage, string, string}>
     */
    public static function messagesOfAnyType(): iterable
    {
        $type = static fn(string $name): string => bin2hex(\chr(\strlen($name)) . $name);
        yield 'of a class' => [new AnyMessage('x/test.Part', "\x08\x07\x12\x01a"), '0a14' . '0a0b' . bin2hex('x/test.Part') . '1205' . '08071201' . '61', '{"@type":"x/test.Part","number":"7","name":"a"}'];
        yield 'a duration' => [new AnyMessage('x/google.protobuf.Duration', "\x08\x05"), '0a20' . '0a' . $type('x/google.protobuf.Duration') . '1202' . '0805', '{"@type":"x/google.protobuf.Duration","value":"5s"}'];
        yield 'a wrapper' => [new AnyMessage('x/google.protobuf.Int32Value', "\x08\x05"), '0a22' . '0a' . $type('x/google.protobuf.Int32Value') . '1202' . '0805', '{"@type":"x/google.protobuf.Int32Value","value":5}'];
        yield 'nothing' => [new AnyMessage(), '0a00', '{}'];
    }

    #[Test]
    public function onlyTypesOfTheListAreMade(): void
    {
        $serializer = Serializer::create();
        try {
            $serializer->serialize(new Holder(new AnyMessage('x/test.Part', '')), 'protojson');
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame(['detail', 'the message "x/test.Part" is not among the types of ProtoJson'], [$exception->violations()->items[0]->path, $exception->violations()->items[0]->message]);
            self::assertSame('Give its class to new ProtoJson(types: [...]).', $exception->violations()->items[0]->hint);
        }
        try {
            $serializer->deserialize('{"detail": {"@type": "x/test.Part"}}', Holder::class, 'protojson');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertStringContainsString('the message "x/test.Part" is not among the types of ProtoJson   line 1, column 22', $exception->getMessage());
        }
    }

    #[Test]
    public function bytesThatAreNoMessageHaveAPath(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage('1. detail   these bytes are no message "x/test.Part": unexpected end of bytes');
        SerializerBuilder::create()->withFormat(new ProtoJson(types: ['test.Part' => Part::class]))->build()->serialize(new Holder(new AnyMessage('x/test.Part', "\x12\x05a")), 'protojson');
    }

    #[Test]
    public function aFieldMaskIsAListOfPathsAndATextInJson(): void
    {
        $object = new Holder(mask: ['user.display_name', 'photo']);
        $serializer = Serializer::create();

        self::assertSame('121a' . '0a11' . bin2hex('user.display_name') . '0a05' . bin2hex('photo'), bin2hex($bytes = $serializer->serialize($object, 'protobuf')));
        self::assertEquals($object, $serializer->deserialize($bytes, Holder::class, 'protobuf'));
        self::assertSame('{"mask":"user.displayName,photo"}', $json = $serializer->serialize($object, 'protojson'));
        self::assertEquals($object, $serializer->deserialize($json, Holder::class, 'protojson'));
        self::assertSame('{"mask":""}', $serializer->serialize(new Holder(mask: []), 'protojson'));
        self::assertEquals(new Holder(mask: ['a', 'b']), $serializer->deserialize("\x12\x03\x0A\x01a\x12\x03\x0A\x01b", Holder::class, 'protobuf'));
        $this->expectExceptionMessage('1. mask[1]   ');
        $serializer->serialize(new Holder(mask: ['a', 'b_']), 'protojson');
    }

    #[Test]
    public function namesOfProtoFilesAreReadToo(): void
    {
        $serializer = Serializer::create();

        self::assertEquals(new Holder(old: 5, color: Color::Grey), $serializer->deserialize('{"OldName": "5", "color": "COLOR_GRAY"}', Holder::class, 'protojson'));
        self::assertSame('{"old":"5","color":"COLOR_GREY"}', $serializer->serialize(new Holder(old: 5, color: Color::Grey), 'protojson'));
        $proto = Exporter::of(SerializerBuilder::create())->export('proto', [Holder::class]);
        self::assertStringContainsString('int64 OldName = 3 [json_name = "old"];', $proto);
        self::assertStringContainsString("import \"google/protobuf/any.proto\";\nimport \"google/protobuf/field_mask.proto\";\n", $proto);
        self::assertStringContainsString("  google.protobuf.Any detail = 1;\n  google.protobuf.FieldMask mask = 2;\n", $proto);
        self::assertStringNotContainsString('message Any', $proto);
        self::assertMatchesRegularExpression('/enum Color \{\n  option allow_alias = true;\n  COLOR_RED = 0;\n  COLOR_GREY = 1;\n  COLOR_GRAY = 1;\n\}/', $proto);
    }

    #[Test]
    public function whatIsRequiredIsWrittenAndMissed(): void
    {
        $serializer = Serializer::create();

        self::assertSame('0800', bin2hex($serializer->serialize(new Demanding(0), 'protobuf')));
        self::assertSame('{"id":"0"}', $serializer->serialize(new Demanding(0), 'protojson'));
        foreach (['protobuf' => '', 'protojson' => '{}'] as $format => $text) {
            try {
                $serializer->deserialize($text, Demanding::class, $format);
                self::fail("{$format} was read.");
            } catch (DeserializationException $exception) {
                self::assertSame('id', $exception->violations()->items[0]->path);
            }
        }
    }
}

enum Color: int
{
    case Red = 0;
    #[Number(1, aliases: ['COLOR_GRAY'])]
    case Grey = 1;
}

final class Holder
{
    /**
     * @param ?list<string> $mask
     */
    public function __construct(
        #[Field(1)]
        public ?AnyMessage $detail = null,
        #[Field(2, 'google.protobuf.FieldMask')]
        public ?array $mask = null,
        #[Field(3, name: 'OldName')]
        public int $old = 0,
        #[Field(4)]
        public Color $color = Color::Red,
    ) {}
}

final class Demanding
{
    public function __construct(#[Field(1, isRequired: true)] public int $id) {}
}
