<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Toml\TomlVersion;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Integration\Fixture\Toml\Address;
use Kiln\Tests\Integration\Fixture\Toml\LostInConstructor;
use Kiln\Tests\Integration\Fixture\Toml\LostInProperty;
use Kiln\Tests\Integration\Fixture\Toml\Person;
use Kiln\Tests\Integration\Fixture\Toml\Shelf;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Toml::class)]
#[CoversClass(LocalDate::class)]
#[CoversClass(LocalDateTime::class)]
#[CoversClass(LocalTime::class)]
final class TomlTest extends TestCase
{
    use BothEngines;

    private const PERSON = <<<'TOML'
        name = "A \"q\""
        ratio = inf
        tags = ["x", "y"]
        born = 1979-05-27
        alarm = 07:32:00
        train = 1979-05-27T07:32:00.250

        [home]
        street = "Main"

        [[others]]
        street = "a"
        zip = "01"

        [[others]]
        street = "b"

        [scores]
        a = 1
        "b c" = 2

        TOML;

    /** @return iterable<string, array{string, string, string}> */
    public static function timesOfAnotherKind(): iterable
    {
        yield 'a day for a moment' => ['DateTimeImmutable', '2026-01-31', 'expected date (RFC 3339), got Kiln\Time\LocalDate. Write a date, a time and an offset, such as 2024-02-29T13:45:00+01:00, or let the property be a Kiln\Time\LocalDate.'];
        yield 'a day for a text' => ['string', '2026-01-31', 'expected string, got Kiln\Time\LocalDate. Put it in quotes, or let the property be a Kiln\Time\LocalDate.'];
        yield 'a moment for a text' => ['string', '2026-01-31T10:00:00Z', 'expected string, got DateTimeImmutable. Put it in quotes, or let the property be a DateTimeImmutable.'];
        yield 'a day for what is made of text' => ['Kiln\Time\PartialDate', '2026-01-31', 'expected date, month or year, got Kiln\Time\LocalDate. Put it in quotes.'];
        yield 'a time for a day' => ['Kiln\Time\LocalDate', '10:00:00', 'expected local date, got Kiln\Time\LocalTime. '];
    }

    #[Test]
    #[DataProvider('timesOfAnotherKind')]
    public function aTimeOfAnotherKindIsRefusedWithWhatToDo(string $type, string $time, string $message): void
    {
        foreach (self::engines() as [$engine]) {
            try {
                SerializerBuilder::create()->withEngine($engine)->build()->deserialize("at = {$time}\n", "array{at: {$type}}", 'toml');
                self::fail("{$type} is not read from {$time}.");
            } catch (DeserializationException $exception) {
                $violation = $exception->violations()->items[0];
                self::assertSame([1, $message], [\count($exception->violations()), "{$violation->message}. {$violation->hint}"]);
            }
        }
    }

    #[Test]
    public function nullInAListIsRefusedWithWhatToDo(): void
    {
        $this->expectExceptionMessage('TOML has no null. Leave it out of the list.');
        SerializerBuilder::create()->build()->serialize(['list' => [1, null]], 'toml');
    }

    #[Test]
    #[DataProvider('engines')]
    public function objectsAreWrittenAndRead(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->build();
        $person = new Person(
            'A "q"',
            INF,
            ['x', 'y'],
            new LocalDate(1979, 5, 27),
            new LocalTime(7, 32),
            LocalDateTime::fromString('1979-05-27T07:32:00.25'),
            new Address('Main'),
            [new Address('a', '01'), new Address('b')],
            ['a' => 1, 'b c' => 2],
        );

        self::assertSame(self::PERSON, $serializer->serialize($person, 'toml'));
        self::assertEquals($person, $serializer->deserialize(self::PERSON, Person::class, 'toml'));
        self::assertSame('B', $serializer->populate($person, 'name = "B"', 'toml')->name);
        self::assertSame('"1979-05-27"', $serializer->serialize($person->born));
        self::assertEquals($person->train, $serializer->deserialize('"1979-05-27T07:32:00.25"', LocalDateTime::class));
    }

    #[Test]
    #[DataProvider('engines')]
    public function allProblemsHaveTheirPlaces(Engine $engine): void
    {
        $text = "name = 1\nratio = 1.5\ntags = ['x', 2]\nborn = 07:32:00\nscores = {}\nothers = []\n\n[home]\n# none\n";
        try {
            SerializerBuilder::create()->withEngine($engine)->build()->deserialize($text, Person::class, 'toml');
            self::fail('nothing was refused');
        } catch (DeserializationException $exception) {
            self::assertSame(<<<'TEXT'
                Cannot build Kiln\Tests\Integration\Fixture\Toml\Person from TOML: 4 problems.
                  1. name          expected string, got int 1                     line 1, column 8
                     -> Kiln\Tests\Integration\Fixture\Toml\Person::$name. Put it in quotes. [type_mismatch]
                  2. tags[1]       expected string, got int 2                     line 3, column 14
                     -> Kiln\Tests\Integration\Fixture\Toml\Person::$tags. Put it in quotes. [type_mismatch]
                  3. born          expected local date, got Kiln\Time\LocalTime   line 4, column 8
                     -> Kiln\Tests\Integration\Fixture\Toml\Person::$born. [type_mismatch]
                  4. home.street   missing key                                    line 8, column 1
                     -> Kiln\Tests\Integration\Fixture\Toml\Address::$street. No keys present. [missing_key]
                TEXT, $exception->getMessage());
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatThereIsNoWayToWriteIsRefused(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->build();
        foreach ([
            [[1, 2], 'expected a map'],
            [['a' => [1, null]], 'a[1]   expected a value, got null'],
            [['a' => "\xFF"], 'expected valid UTF-8'],
        ] as [$value, $message]) {
            try {
                $serializer->serialize($value, 'toml');
                self::fail('nothing was refused');
            } catch (SerializationException $exception) {
                self::assertStringContainsString($message, $exception->getMessage());
            }
        }
        self::assertSame("b = 1\n", $serializer->serialize(['a' => null, 'b' => 1], 'toml'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aMemberMayStandOnOneLineAndHaveAComment(Engine $engine): void
    {
        $shelf = new Shelf('top', new Address('a', '1'), [new Address('b'), new Address('c')], new Address('d'));
        $plain = "name = \"top\"\nplace = { street = \"a\", zip = \"1\" }\nothers = [{ street = \"b\" }, { street = \"c\" }]\n\n[last]\nstreet = \"d\"\n";
        $builder = SerializerBuilder::create()->withEngine($engine);

        self::assertSame($plain, $builder->build()->serialize($shelf, 'toml'));
        self::assertEquals($shelf, $builder->build()->deserialize($plain, Shelf::class, 'toml'));
        self::assertSame(
            "# What stands on it.\nname = \"top\"\n# Where it is, as the post would say.\nplace = { street = \"a\", zip = \"1\" }\nothers = [{ street = \"b\" }, { street = \"c\" }]\n\n# The last one.\n[last]\nstreet = \"d\"\n",
            $builder->withFormat(new Toml(comments: true))->build()->serialize($shelf, 'toml'),
        );
        self::assertStringStartsWith('{"name":"top","place":{"street":"a"', $builder->build()->serialize($shelf));
    }

    #[Test]
    #[DataProvider('engines')]
    public function nullMustBeWhatAMissingKeyMeans(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->build();
        foreach ([new LostInConstructor(null), new LostInProperty()] as $object) {
            foreach ([static fn(): mixed => $serializer->serialize($object, 'toml'), static fn(): mixed => $serializer->deserialize('', $object::class, 'toml')] as $call) {
                try {
                    $call();
                    self::fail('nothing was refused');
                } catch (InvalidMetadata $exception) {
                    self::assertSame('lost_null', $exception->errorCode);
                }
            }
            self::assertSame($object::class, $serializer->populate($object, '', 'toml')::class);
            self::assertNotSame('', $serializer->serialize($object));
        }
        self::assertSame("street = \"a\"\n", $serializer->serialize(new Address('a'), 'toml'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function datesOfAnyKindAreTheirOwn(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->build();
        $values = ['at' => new \DateTimeImmutable('2024-02-03T04:05:06.5+02:00'), 'on' => new LocalDate(2024, 2, 3)];
        $text = "at = 2024-02-03T04:05:06.500+02:00\non = 2024-02-03\n";

        self::assertSame($text, $serializer->serialize($values, 'toml'));
        self::assertEquals($values, $serializer->deserialize($text, 'array<string, mixed>', 'toml'));
        self::assertSame("at = \"2024-02-03T04:05:06.500+02:00\"\non = 2024-02-03\n", $serializer->serialize($values, 'toml', new Context(datesAsText: true)));
        self::assertEquals(['at' => $values['at']], $serializer->deserialize("at = '2024-02-03T04:05:06.5+02:00'", 'array<string, DateTimeImmutable>', 'toml'));
        try {
            $serializer->serialize(['a' => [new \DateTimeImmutable('+12024-02-03T04:05:06Z')]], 'toml');
            self::fail('nothing was refused');
        } catch (SerializationException $exception) {
            self::assertStringContainsString('a[0]   the year is beyond 0 to 9999', $exception->getMessage());
        }
    }

    #[Test]
    public function theVersionIsAnOption(): void
    {
        $serializer = SerializerBuilder::create()->withFormat(new Toml(TomlVersion::V1_1))->build();

        self::assertEquals(new Address('a', '1'), $serializer->deserialize("street = 'a'\nzip = \"\\x31\"", Address::class, 'toml'));
    }
}
