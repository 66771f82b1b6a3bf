<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema;

use Kiln\Attribute\ReadOnlyProperty;
use Kiln\Attribute\WriteOnlyProperty;
use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Schema\Direction;
use Kiln\Schema\Exporter;
use Kiln\Schema\JsonSchema;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Fuzz\Order;
use Kiln\Tests\Fixture\Integration\SaysItself\Token;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Damage;
use Kiln\Tests\Fuzz\JsonPrinter;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subjects;
use Kiln\Tests\Schema\Fixture\Price;
use Kiln\Time\LocalDate;
use Opis\JsonSchema\Errors\ValidationError;
use Opis\JsonSchema\Validator;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

final class Account
{
    #[ReadOnlyProperty]
    public int $id = 1;

    public function __construct(public string $name, #[WriteOnlyProperty] public string $password, public ?self $guardian = null) {}
}

final class Described
{
    /**
     * Ålesund, książka, сахар: ∅
     * in two lines.
     */
    public int $places = 1;
}

/**
 * A validator of another project says the same of a document as Kiln does.
 */
#[CoversClass(JsonSchema::class)]
final class JsonSchemaTest extends TestCase
{
    /** For each subject and seed. */
    private const CASES = 60;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function documentsAreValidWhereKilnTakesThem(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        foreach (Subjects::all() as $number => $subject) {
            $this->compare($subject, $chance->forCase($number));
        }
    }

    #[Test]
    public function listenersMayAddMembersAndLeaveThemOut(): void
    {
        $strict = new Context(strict: true);
        $plain = SerializerBuilder::create();
        $builder = $plain->withListener(
            Price::class,
            afterSerialize: static fn(Price $price, array $data): array => ['text' => "{$price->amount} CHF"],
            beforeDeserialize: static fn(mixed $data): array => ['amount' => \is_array($data) && $data['text'] === '7 CHF' ? 7 : null],
        );
        $serializer = $builder->build();
        $json = $serializer->serialize(new Price(7));
        self::assertSame('{"text":"7 CHF"}', $json);
        self::assertEquals(new Price(7), $serializer->deserialize($json, Price::class, context: $strict));

        foreach (Direction::cases() as $direction) {
            self::assertNotNull(self::error(Exporter::of($plain)->export('json-schema', [Price::class], $direction, $strict), $json));
            self::assertNull(self::error(Exporter::of($builder)->export('json-schema', [Price::class], $direction, $strict), $json));
        }
    }

    #[Test]
    public function aDayInNoTimeZoneIsADate(): void
    {
        $schema = Exporter::of(SerializerBuilder::create())->export('json-schema', [LocalDate::class], Direction::Read);
        foreach (['"2026-02-28"' => true, '"28.2.2026"' => false] as $json => $isDate) {
            self::assertSame($isDate, (new Validator())->validate(json_decode($json), $schema)->isValid(), $json);
        }
    }

    #[Test]
    public function oneSchemaOfBothDirectionsSaysWhatIsThereInOneOnly(): void
    {
        $schema = json_decode(Exporter::of(SerializerBuilder::create())->export('openapi', [Account::class], Direction::Both), true, flags: \JSON_THROW_ON_ERROR);

        self::assertIsArray($schema);
        self::assertIsArray($schema['components']);
        self::assertSame(['Account' => [
            'type' => 'object',
            'properties' => [
                'id' => ['type' => 'integer', 'readOnly' => true],
                'name' => ['type' => 'string'],
                'guardian' => ['anyOf' => [['$ref' => '#/components/schemas/Account'], ['type' => 'null']], 'default' => null],
                'password' => ['type' => 'string', 'writeOnly' => true],
            ],
            'required' => ['name'],
        ]], $schema['components']['schemas']);
    }

    /**
     * Bytes of their letters end a line elsewhere.
     */
    #[Test]
    public function descriptionsAreInTheLanguageOfTheirWriter(): void
    {
        // As a file in ISO 8859-1 has it.
        eval("namespace Kiln\\Tests\\Schema; final class InLatin1 { /** caf\xE9 */ public string \$bytes = '\xE9'; }");
        $exporter = Exporter::of(SerializerBuilder::create());

        self::assertStringContainsString('"description": "Ålesund, książka, сахар: ∅ in two lines."', $exporter->export('json-schema', [Described::class]));
        $latin = $exporter->export('json-schema', ['Kiln\Tests\Schema\InLatin1']);
        self::assertStringContainsString("\"description\": \"caf\u{FFFD}\"", $latin);
        self::assertStringNotContainsString('default', $latin);
    }

    #[Test]
    public function whatAClassSaysOfItselfMayBeAnything(): void
    {
        $schema = Exporter::of(SerializerBuilder::create())->export('json-schema', [Token::class]);

        self::assertNull(self::error($schema, (string) json_encode(new Token('a'))));
        self::assertNull(self::error($schema, '7'));
    }

    #[Test]
    public function anAliasHasTheTypeOfItsProperty(): void
    {
        $exporter = Exporter::of(SerializerBuilder::create());
        $strict = new Context(strict: true);
        $schema = $exporter->export('json-schema', [Order::class], Direction::Read, $strict);
        foreach (['"2026-02-28T12:00:00Z"' => true, 'null' => true, '{}' => false, '"x"' => true, '[7]' => false] as $placed => $isTaken) {
            self::assertSame($isTaken, self::error($schema, "{\"id\":1,\"status\":\"open\",\"lines\":[],\"placed\":{$placed}}") === null, $placed);
        }

        self::assertSame(1, substr_count($exporter->export('typescript', [Order::class], Direction::Read, $strict), ' placed?:'));
    }

    private function compare(Subject $subject, Chance $chance): void
    {
        $strict = new Context(strict: true);
        $serializer = Serializer::create();
        $exporter = Exporter::of(SerializerBuilder::create());
        $reading = $exporter->export('json-schema', [$subject->type()], Direction::Read, $strict);
        $writing = $exporter->export('json-schema', [$subject->type()]);
        $both = $exporter->export('json-schema', [$subject->type()], Direction::Both);
        $other = '[]';
        $taken = $refused = 0;
        $cases = max(20, Chance::cases(self::CASES));
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $json = JsonPrinter::print($subject->document($own), $own);
            $document = $case % 2 === 0 ? $json : Damage::done($json, $other, $own);
            $other = $json;
            if (json_decode($document) === null) {
                continue;
            }
            $name = "seed {$chance->seed}, case {$case}, {$subject->type()}: {$document}";
            try {
                $value = $serializer->deserialize($document, $subject->type(), context: $strict);
            } catch (DeserializationException $exception) {
                $error = self::error($reading, $document);
                self::assertTrue($error !== null || self::isBeyondSchemas($exception), "valid, but {$exception->getMessage()}\n{$name}");
                ++$refused;
                continue;
            }
            foreach (['reading' => $reading, 'both' => $both] as $which => $schema) {
                $error = self::error($schema, $document);
                self::assertTrue($error === null || self::isAboutLists($error), "taken, but not valid, {$which}: {$name}");
            }
            ++$taken;
            try {
                $written = $serializer->serialize($value, type: $subject->type());
            } catch (SerializationException) {
                // INF, which a document may hold as 1e999.
                continue;
            }
            foreach (['writing' => $writing, 'both' => $both] as $which => $schema) {
                self::assertNull(self::error($schema, $written), "written, but not valid, {$which}: {$written}\n{$name}");
            }
        }
        self::assertGreaterThan($cases / 8, $taken);
        self::assertGreaterThan($cases / 20, $refused);
    }

    /**
     * What docs/schemas.md says that JSON Schema cannot say: whether a text is a date, that 1.0 is no int and no case of an
     * enum of ints, and that a constructor leaves a property without a value.
     */
    private static function isBeyondSchemas(DeserializationException $exception): bool
    {
        foreach ($exception->violations() as $violation) {
            $isBeyond = match ($violation->code->value) {
                'invalid_date', 'invalid_duration', 'integer_overflow' => true,
                'type_mismatch' => preg_match('/^expected (?:int|.* or int|int or .*|one of (?:-?\d+, )*-?\d+), got float/', $violation->message) === 1,
                'missing_key' => $violation->segments === ['from'],
                default => false,
            };
            if (!$isBeyond) {
                return false;
            }
        }

        return true;
    }

    /**
     * To PHP, an array with the keys 0, 1, 2, ... is both a list and a map, and Kiln takes either for the other.
     */
    private static function isAboutLists(ValidationError $error): bool
    {
        $inner = $error->subErrors();
        if ($inner === []) {
            $data = $error->data()->value();

            return $error->keyword() === 'type' && (\is_array($data) || ($data instanceof \stdClass && array_is_list((array) $data)));
        }

        foreach ($inner as $error) {
            if ($error instanceof ValidationError && self::isAboutLists($error)) {
                return true;
            }
        }

        return false;
    }

    private static function error(string $schema, string $document): ?ValidationError
    {
        $validator = new Validator();
        // JSON Schema 2020-12: formats are remarks, unless a validator is told to look at them.
        $validator->parser()->setOption('allowFormats', false);

        return $validator->validate(json_decode($document), $schema)->error();
    }
}
