<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Standalone;

use JMS\Serializer\Annotation as Jms;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\StandaloneSerializer;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Tests\Fixture\Jms\Common\BadlyTyped;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Expression\Computed;
use Kiln\Tests\Fixture\Jms\Expression\Conditional;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What cannot be written or read is named with its place, and with what to do.
 */
#[CoversClass(StandaloneSerializer::class)]
final class ErrorsTest extends TestCase
{
    private const NEEDS_JMS = 'It needs jms/serializer: keep the package, and use Kiln\Bridge\Jms\SerializerBuilder.';

    /** @return iterable<string, array{mixed, ?string, string, string, string, string}> data, type, code, path, message, advice */
    public static function written(): iterable
    {
        $basket = new Basket();
        yield 'an expression on a property' => [['x' => new Conditional()], null, 'not_serializable', 'x.unless_flag', 'an expression decides whether it is written', Conditional::class . '::$unlessFlag. ' . self::NEEDS_JMS];
        yield 'an expression on a class' => [[new ConditionalClass()], null, 'not_serializable', '[0]', 'an expression decides whether objects of this class are written', ConditionalClass::class . '. ' . self::NEEDS_JMS];
        yield 'an expression that gives a value' => [new Computed(), null, 'not_serializable', 'total', 'an expression gives its value', Computed::class . '::$sum. ' . self::NEEDS_JMS];
        yield 'a type that only a handler knows' => [$basket->with('money', 5), null, 'not_serializable', 'money', 'nothing is known of the type Money', Basket::class . '::$money. Correct the name. If the application has a handler for it: it needs jms/serializer'];
        yield 'an enum without support' => [$basket->with('mode', 'a'), null, 'not_serializable', 'mode', 'nothing is known of the type enum<', Basket::class . '::$mode. Create the serializer with enumSupport: true.'];
        yield 'another class' => [$basket->with('owner', new Basket()), null, 'type_mismatch', 'owner', 'expected ' . Person::class . ', got ' . Basket::class, Basket::class . '::$owner. '];
        yield 'a scalar for an object, deep inside' => [$basket->with('lines', ['a' => [Person::of('Ada'), 'Bob']]), null, 'type_mismatch', 'lines.a[1]', 'expected ' . Person::class . ', got string "Bob"', Basket::class . '::$lines. '];
        yield 'a text for a date' => [$basket->with('date', 'today'), null, 'type_mismatch', 'date', 'expected DateTime, got string "today"', Basket::class . '::$date. '];
        yield 'an object that is no text' => [$basket->with('text', new Person()), null, 'not_serializable', 'text', 'Object of class ' . Person::class . ' could not be converted to string', Basket::class . '::$text. '];
        yield 'a resource' => [[1, ['x' => fopen('php://memory', 'r')]], null, 'not_serializable', '[1].x', 'expected plain data or an object, got resource', 'Leave it out'];
        yield 'null' => [null, null, 'not_serializable', '$', 'null is not written', 'Pass a Selection with serializeNull: true.'];
        yield 'infinity' => [['a' => [1.0, INF]], null, 'not_finite', 'a[1]', 'infinite or not a number', 'JSON has no such numbers.'];
        yield 'bytes' => [[Person::of('Ada'), Person::of("\xFF")], 'array<' . Person::class . '>', 'invalid_utf8', '[1].name', 'text that is not UTF-8', 'Convert it'];
    }

    #[Test]
    #[DataProvider('written')]
    public function whatCannotBeWrittenIsNamed(mixed $data, ?string $type, string $code, string $path, string $message, string $advice): void
    {
        try {
            StandaloneSerializer::create(TemporaryDirectory::create())->serialize($data, type: $type);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertShows($exception, $code, $path, $message, $advice);
        }
    }

    #[Test]
    public function aPropertyWithAConditionIsNoProblemWhereItIsNotSelected(): void
    {
        self::assertSame('{}', StandaloneSerializer::create(TemporaryDirectory::create())->serialize(new Conditional(), selection: new Selection(['other'])));
    }

    #[Test]
    public function whatIsNoArrayIsNoArray(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessage('Cannot write int as an array');

        StandaloneSerializer::create(TemporaryDirectory::create())->toArray(5);
    }

    #[Test]
    public function exceptionsOfTheApplicationAreItsOwn(): void
    {
        $this->expectExceptionObject(new \DomainException('not today'));

        StandaloneSerializer::create(TemporaryDirectory::create())->serialize(new Refusing());
    }

    /** @return iterable<string, array{string, string, string, string, string, string}> JSON, type, code, path, message, advice */
    public static function read(): iterable
    {
        yield 'no JSON' => ['{"a":}', Person::class, 'syntax', '$', '', 'line 1, column 6'];
        yield 'a scalar for an object, deep inside' => ["{\"lines\":{\"a\":[\n{\"name\":\"Ada\"}, 5]}}", Basket::class, 'type_mismatch', 'lines.a[1]', 'expected ' . Person::class . ', got int 5', 'line 2, column 17'];
        yield 'no date' => ['{"date":"today"}', Basket::class, 'invalid_date', 'date', 'expected DateTime, got string "today"', Basket::class . '::$date.'];
        yield 'null where PHP allows none' => ['[{"count":null}]', 'array<' . Basket::class . '>', 'type_mismatch', '[0].count', 'expected int, got null', 'PHP says: Cannot assign null to property'];
        yield 'no type' => ['{"anything":1}', Basket::class, 'type_mismatch', 'anything', 'nothing says what to make of it', Basket::class . '::$anything. Give the property a type with #[Type].'];
        yield 'a type that only a handler knows' => ['{"money":1}', Basket::class, 'type_mismatch', 'money', 'nothing is known of the type Money', 'needs jms/serializer'];
        yield 'an expression' => ['{"unless_flag":"a"}', Conditional::class, 'type_mismatch', 'unless_flag', 'an expression decides whether it is read', Conditional::class . '::$unlessFlag. ' . self::NEEDS_JMS];
        yield 'no discriminator' => ['[{"type":"car"},{}]', 'array<' . Vehicle::class . '>', 'missing_discriminator', '[1].type', 'missing key that tells the class', Vehicle::class];
        yield 'an unknown discriminator' => ['{"type":"plane"}', Vehicle::class, 'invalid_discriminator', 'type', 'expected one of "car", "bike", "tandem", got string "plane"', Vehicle::class];
        yield 'an abstract class' => ['{}', \Iterator::class . 'Aggregate', 'type_mismatch', '$', 'no object of IteratorAggregate can be made', ''];
    }

    #[Test]
    #[DataProvider('read')]
    public function whatCannotBeReadIsNamed(string $json, string $type, string $code, string $path, string $message, string $advice): void
    {
        try {
            StandaloneSerializer::create(TemporaryDirectory::create())->deserialize($json, $type);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertShows($exception, $code, $path, $message, $advice);
        }
    }

    #[Test]
    public function aClassThatContradictsItselfIsNamed(): void
    {
        foreach (['serialize' => new BadlyTyped(), 'deserialize' => '{}'] as $method => $argument) {
            try {
                $serializer = StandaloneSerializer::create(TemporaryDirectory::create());
                \is_string($argument) ? $serializer->deserialize($argument, BadlyTyped::class) : $serializer->serialize($argument);
                self::fail("{$method}() takes it.");
            } catch (InvalidMetadata $exception) {
                self::assertSame('invalid_type', $exception->errorCode);
                self::assertStringStartsWith(BadlyTyped::class . '::$', $exception->place);
            }
        }
    }

    #[Test]
    public function onlyJsonIsKnown(): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('The format "xml" is not supported here, only json.');

        StandaloneSerializer::create(TemporaryDirectory::create())->serialize([], 'xml');
    }

    private static function assertShows(SerializationException|DeserializationException $exception, string $code, string $path, string $message, string $advice): void
    {
        $text = $exception->getMessage();
        self::assertCount(1, $exception);
        foreach ($exception->violations() as $violation) {
            self::assertSame([$code, $path], [$violation->code->value, $violation->path], $text);
            self::assertStringContainsString($message, $violation->message, $text);
        }
        self::assertStringContainsString($advice, $text);
    }
}

final class Basket
{
    #[Jms\Type('Money')]
    public mixed $money = null;

    #[Jms\Type('enum<Kiln\Tests\Fixture\Jms\Enums\Suit>')]
    public mixed $mode = null;

    #[Jms\Type(Person::class)]
    public mixed $owner = null;

    /** @var array<mixed> */
    #[Jms\Type('array<string, array<Kiln\Tests\Fixture\Jms\Common\Person>>')]
    public array $lines = [];

    #[Jms\Type('DateTime')]
    public mixed $date = null;

    #[Jms\Type('string')]
    public mixed $text = null;

    public int $count = 0;

    public mixed $anything = null;

    public function with(string $property, mixed $value): self
    {
        $copy = clone $this;
        (new \ReflectionProperty($this, $property))->setValue($copy, $value);

        return $copy;
    }
}

final class Refusing
{
    #[Jms\VirtualProperty]
    public function getPrice(): never
    {
        throw new \DomainException('not today');
    }
}
