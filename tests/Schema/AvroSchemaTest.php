<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema;

use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;
use Kiln\Error\InvalidMetadata;
use Kiln\Schema\Avro\AvroDefault;
use Kiln\Schema\Avro\AvroPlace;
use Kiln\Schema\Avro\AvroSchema;
use Kiln\Schema\Avro\AvroTypes;
use Kiln\Schema\Avro\AvroUnion;
use Kiln\Schema\Direction;
use Kiln\Schema\Exporter;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Fuzz\Shape;
use Kiln\Tests\Format\Suites;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subject\Calendars;
use Kiln\Tests\Fuzz\Subject\Folders;
use Kiln\Tests\Fuzz\Subject\Orders;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A library of another project takes the schemas, and writes and reads by them in Avro what Kiln has written.
 */
#[CoversClass(AvroSchema::class)]
#[CoversClass(AvroTypes::class)]
#[CoversClass(AvroUnion::class)]
#[CoversClass(AvroDefault::class)]
#[CoversClass(AvroPlace::class)]
final class AvroSchemaTest extends TestCase
{
    /** For each subject and seed. */
    private const CASES = 60;

    /** Takes a line for each schema, and a line for each value; says for each value what became of it. */
    private const NODE = <<<'JS'
        const avro = require(process.argv[2]);
        const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
        let type;
        for (const {schema, value} of lines) {
            if (schema !== undefined) {
                type = avro.Type.forSchema(schema);
                continue;
            }
            const wrong = [];
            type.isValid(value, {noUndeclaredFields: true, errorHook: (path, any, inner) => wrong.push(path.join('.') + ': ' + JSON.stringify(any) + ' is no ' + inner)});
            console.log(JSON.stringify(wrong.length === 0 ? type.fromBuffer(type.toBuffer(value)) : {wrong}));
        }
        JS;

    #[Test]
    public function itReadsAsIfSomebodyHadWrittenIt(): void
    {
        self::assertSame(<<<'AVRO'
            {
                "type": "record",
                "name": "Kiln.Tests.Schema.Delivery",
                "doc": "What is on its way.",
                "fields": [
                    {
                        "name": "id",
                        "type": "long"
                    },
                    {
                        "name": "size",
                        "type": [
                            "string",
                            {
                                "type": "record",
                                "name": "Kiln.Tests.Schema.DeliverySize",
                                "fields": [
                                    {
                                        "name": "height",
                                        "type": "double"
                                    }
                                ]
                            }
                        ]
                    },
                    {
                        "name": "state",
                        "type": {
                            "type": "enum",
                            "name": "Kiln.Tests.Schema.DeliveryState",
                            "symbols": [
                                "packed",
                                "sent"
                            ]
                        },
                        "default": "packed"
                    },
                    {
                        "name": "parts",
                        "type": {
                            "type": "array",
                            "items": "Kiln.Tests.Schema.Delivery"
                        },
                        "default": []
                    },
                    {
                        "name": "before",
                        "doc": "Deprecated.",
                        "type": [
                            "null",
                            "Kiln.Tests.Schema.DeliveryState"
                        ],
                        "default": null
                    },
                    {
                        "name": "number",
                        "type": [
                            "null",
                            "long",
                            "string"
                        ],
                        "default": null
                    }
                ]
            }

            AVRO, Exporter::of(SerializerBuilder::create())->export('avro', [Delivery::class], Direction::Read));
    }

    /**
     * @param class-string|string $type
     */
    #[Test]
    #[DataProvider('refused')]
    public function whatAvroCannotSayIsRefused(string $type, string $message): void
    {
        try {
            Exporter::of(SerializerBuilder::create())->export('avro', [$type]);
            self::fail('There is a schema.');
        } catch (InvalidMetadata $error) {
            self::assertSame("{$message} [not_in_schema]", $error->getMessage());
        }
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function refused(): iterable
    {
        yield 'any value' => [Undefined::class, Undefined::class . ': any: Avro has no type for any value. Give it a type, or leave it out, by #[Ignore] or a group.'];
        yield 'a key that is no name' => [Hyphen::class, Hyphen::class . ': a-b: "a-b" cannot be a name in Avro: it has letters A to Z, digits and underscores. Name it by #[SerializedName(\'...\')].'];
        yield 'an inlined map' => [Spread::class, Spread::class . ': Avro has no record with other keys than those that it names, and a map is inlined here. Leave out #[Inline], so that the map has a key of its own.'];
        yield 'two lists' => ['array{int}|list<string>', 'array{int}|list<string>: Avro has no union of two types of array. Let it be of one type.'];
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function avroCarriesWhatIsWritten(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create();
        $exporter = Exporter::of(SerializerBuilder::create());
        $lines = $values = [];
        foreach ([new Orders(), new Folders(), new Calendars()] as $number => $subject) {
            foreach ([Direction::Write, Direction::Both] as $direction) {
                $lines[] = json_encode(['schema' => json_decode($exporter->export('avro', [$subject->type()], $direction), flags: \JSON_THROW_ON_ERROR)], \JSON_THROW_ON_ERROR);
                foreach ($this->written($serializer, $subject, $chance->forCase($number)) as $json) {
                    // Of numbers, JavaScript knows 53 bits.
                    if (preg_match('/\d{16}/', $json) !== 1) {
                        $lines[] = "{\"value\":{$json}}";
                        $values[] = $json;
                    }
                }
            }
        }
        $answers = self::avsc($lines);
        self::assertGreaterThan(self::CASES, \count($values));
        self::assertCount(\count($values), $answers);
        foreach ($values as $index => $json) {
            self::assertEquals(self::withoutNulls(json_decode($json)), self::withoutNulls(json_decode($answers[$index])), $json);
        }
    }

    #[Test]
    public function classesAreToldByTheirNames(): void
    {
        $schema = Exporter::of(SerializerBuilder::create())->export('avro', ['list<' . Shape::class . '>']);
        $names = array_map(static fn(string $name): string => "Kiln.Tests.Fixture.Fuzz.{$name}", ['Circle', 'Square']);

        [$right, $wrong] = self::avsc([
            json_encode(['schema' => json_decode($schema)], \JSON_THROW_ON_ERROR),
            json_encode(['value' => [[$names[0] => ['kind' => 'circle', 'radius' => 1.5, 'fill' => null]], [$names[1] => ['kind' => '4', 'corner' => [1, 2], 'side' => ['long' => 3]]]]], \JSON_THROW_ON_ERROR),
            json_encode(['value' => [[$names[0] => ['kind' => 'square', 'radius' => 1.5]]]], \JSON_THROW_ON_ERROR),
        ]);
        self::assertStringNotContainsString('wrong', $right);
        self::assertStringContainsString('"wrong":["0.', $wrong);
    }

    /**
     * @return iterable<string>
     */
    private function written(Serializer $serializer, Subject $subject, Chance $chance): iterable
    {
        for ($case = 0, $cases = Chance::cases(self::CASES); $case < $cases; ++$case) {
            $value = $serializer->deserialize(json_encode($subject->document($chance->forCase($case)), \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR), $subject->type());

            yield $serializer->serialize($value, type: $subject->type());
        }
    }

    /**
     * @param list<string> $lines
     *
     * @return list<string>
     */
    private static function avsc(array $lines): array
    {
        $library = Suites::need('avsc') . '/package/lib/index.js';
        exec('command -v node', $found, $status);
        if ($status !== 0) {
            getenv('CI') === 'true' ? self::fail('node is missing.') : self::markTestSkipped('node is missing.');
        }
        $directory = TemporaryDirectory::create();
        file_put_contents("{$directory}/check.js", self::NODE);
        file_put_contents("{$directory}/lines", implode("\n", $lines) . "\n");
        exec('node ' . escapeshellarg("{$directory}/check.js") . ' ' . escapeshellarg($library) . ' <' . escapeshellarg("{$directory}/lines") . ' 2>&1', $answers, $status);
        self::assertSame(0, $status, implode("\n", $answers));

        return $answers;
    }

    /**
     * What is missing is null in Avro.
     */
    private static function withoutNulls(mixed $value): mixed
    {
        return match (true) {
            \is_array($value) => array_map(self::withoutNulls(...), $value),
            $value instanceof \stdClass => array_map(self::withoutNulls(...), array_filter((array) $value, static fn(mixed $member): bool => $member !== null)),
            default => $value,
        };
    }
}

/**
 * What is on its way.
 */
final class Delivery
{
    /**
     * @param list<self>                     $parts
     * @param array{height: float}|string $size
     */
    public function __construct(
        public int $id,
        public array|string $size,
        public DeliveryState $state = DeliveryState::Packed,
        public array $parts = [],
        /** @deprecated */
        public ?DeliveryState $before = null,
        public int|string|null $number = null,
    ) {}
}

enum DeliveryState: string
{
    case Packed = 'packed';
    case Sent = 'sent';
}

final class Undefined
{
    public mixed $any = null;
}

final class Hyphen
{
    #[SerializedName('a-b')]
    public int $x = 1;
}

final class Spread
{
    /** @var array<string, int> */
    #[Inline]
    public array $more = [];
}
