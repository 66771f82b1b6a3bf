<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\NonFloatCastableTypeException;
use JMS\Serializer\Exception\NonIntCastableTypeException;
use JMS\Serializer\Exception\NonStringCastableTypeException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Type\Exception\SyntaxError;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Typed;
use Kiln\Tests\Fixture\Jms\Inheritance\ClassReadOnly;
use Kiln\Tests\Fixture\Jms\Xml\Values;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Values that do not have the declared type.
 */
#[CoversClass(JmsSerializer::class)]
final class CastsTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{mixed}>
     */
    public static function values(): iterable
    {
        yield 'an int' => [7];
        yield 'zero' => [0];
        yield 'a float' => [7.9];
        yield 'a whole float' => [7.0];
        yield 'minus zero' => [-0.0];
        yield 'a huge float' => [1e300];
        yield 'a float with an exponent' => [1.0E+25];
        yield 'a text' => ['abc'];
        yield 'a text that begins with a number' => ['7z'];
        yield 'a numeric text' => ['7'];
        yield 'a text that holds a float' => ['7.5'];
        yield 'the text false' => ['false'];
        yield 'the text 0' => ['0'];
        yield 'no text' => [''];
        yield 'true' => [true];
        yield 'false' => [false];
        yield 'an empty array' => [[]];
        yield 'a list' => [[1, 2]];
        yield 'a map' => [['a' => 1]];
        yield 'an object' => [Person::of('p')];
        yield 'an object with a text' => [new \Exception('text')];
        yield 'a date' => [new \DateTimeImmutable('2020-01-01 00:00:00')];
    }

    #[Test]
    #[DataProvider('values')]
    public function writingCastsHard(mixed $value): void
    {
        $works = [];
        foreach (['string', 'int', 'integer', 'bool', 'boolean', 'true', 'false', 'float', 'double', 'array', 'list', 'iterable', 'NULL', 'float<1>', 'array<int>', 'array<string,string>'] as $type) {
            if ($value instanceof \Exception && (str_starts_with($type, 'array') || $type === 'list' || $type === 'string')) {
                continue; // its properties hold the machine's paths
            }
            $works[$type] = static fn(Subject $subject): string => $subject->json($value, null, $type);
            $works["list of {$type}"] = static fn(Subject $subject): array => $subject->array([$value], null, "array<$type>");
        }
        if (!\is_object($value)) {
            $works['properties'] = static fn(Subject $subject): string => $subject->json(Typed::filledWith($value));
        }
        self::compareEach($works);
    }

    #[Test]
    #[DataProvider('values')]
    public function readingCasts(mixed $value): void
    {
        $works = [];
        foreach (['string', 'int', 'integer', 'bool', 'boolean', 'true', 'false', 'float', 'double', 'array', 'list', 'iterable', 'NULL', 'float<1>', 'array<int>', 'array<string,string>', 'DateTime', Person::class, Nothing::class, Scalars::class] as $type) {
            $works["list of {$type}"] = static fn(Subject $subject): mixed => $subject->fromArray([$value], "array<$type>");
            $works["map of {$type}"] = static fn(Subject $subject): mixed => $subject->fromArray(['value' => $value], "array<string,$type>");
        }
        foreach (['string', 'int', 'integer', 'bool', 'boolean', 'true', 'false', 'float', 'double', 'array', 'list', 'iterable', 'null'] as $name) {
            $works["property {$name}"] = static fn(Subject $subject): mixed => $subject->fromArray([$name => $value], Typed::class);
        }
        foreach (['string', 'int', 'float', 'bool'] as $name) {
            $works["scalar {$name}"] = static fn(Subject $subject): mixed => $subject->fromArray([$name => $value], Scalars::class);
        }
        self::compareEach($works);
    }

    #[Test]
    public function aTextAsAnIntIsItsLeadingNumber(): void
    {
        self::assertWrites('0', 'abc', null, 'int');
        self::assertWrites('7', '7z', null, 'int');
        self::assertWrites('1', true, null, 'int');
        self::assertWrites('true', 'false', null, 'bool');
        self::assertWrites('"1"', true, null, 'string');
        self::assertWrites('1.0', 1, null, 'float');
        self::assertWrites('true', 5, null, 'false');
    }

    #[Test]
    public function readingCastsScalars(): void
    {
        self::assertReads('5', '"5x"', 'int');
        self::assertReads('1', '1.9', 'int');
        self::assertReads('true', '"false"', 'bool');
        self::assertReads('false', '"0"', 'bool');
        self::assertReads("'1'", 'true', 'string');
        self::assertReads('[1, 0]', '[[1],[]]', 'array<int>');
        self::assertReads('[1.0]', '[[1]]', 'array<float>');
        self::assertReads("['1.5', '5', '', '1.0E+25']", '[1.5,5,false,1e25]', 'array<string>');
    }

    #[Test]
    public function whatCannotBeCastIsRefused(): void
    {
        self::assertRefuses(NonStringCastableTypeException::class, 'Cannot convert value of type "array" to string', '[[1]]', 'array<string>');
        self::assertThrows(NonStringCastableTypeException::class, 'Cannot convert value of type "object" to string', static fn(Subject $subject): mixed => $subject->fromArray([new \stdClass()], 'array<string>'));
        self::assertThrows(NonIntCastableTypeException::class, 'Cannot convert value of type "object" to int', static fn(Subject $subject): mixed => $subject->fromArray([new \stdClass()], 'array<int>'));
        self::assertThrows(NonFloatCastableTypeException::class, 'Cannot convert value of type "object" to float', static fn(Subject $subject): mixed => $subject->fromArray([new \stdClass()], 'array<float>'));
    }

    #[Test]
    public function aScalarForAClassIsRefusedWhenThereIsAPropertyToRead(): void
    {
        self::assertRefuses(RuntimeException::class, 'Invalid data 5 (string), expected "' . Person::class . '".', '5', Person::class);
        self::assertRefuses(RuntimeException::class, 'Invalid data "abc" (string), expected "' . Person::class . '".', '["abc"]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>');
        self::assertReads('Nothing{}', '5', Nothing::class);
        self::assertReads('ClassReadOnly{a: 1, b: 2}', '{}', ClassReadOnly::class);
    }

    #[Test]
    public function unknownMembersAreIgnored(): void
    {
        self::assertReads("Person{name: 'a', age: null}", '{"unknown":1,"name":"a","Name":"b","0":2,"":3}', Person::class);
        self::assertReads('Person{name: null, age: null}', '[1,2]', Person::class);
        self::assertReads("Person{name: 'b', age: null}", '{"name":"a","name":"b"}', Person::class);
    }

    #[Test]
    public function floatsAreRoundedAsTheTypeSays(): void
    {
        self::assertWrites('1.23', 1.234, null, 'float<2>');
        self::assertWrites('1.24', 1.235, null, 'float<2>');
        self::assertWrites('1.23', 1.235, null, "float<2, 'HALF_DOWN'>");
        self::assertWrites('2.0', 2.5, null, "double<0, 'HALF_EVEN'>");
        self::assertWrites('3.0', 2.5, null, "float<0, 'HALF_ODD'>");
        self::assertWrites('1.24', 1.235, null, "float<2, 'HALF_UP', 4>");
        self::assertThrows(SyntaxError::class, 'Syntax error, unexpected "-" (T_UNKNOWN)', static fn(Subject $subject): string => $subject->json(123, null, 'float<-1>'));
        self::compare(static fn(Subject $subject): string => $subject->json(1.5, null, "float<'a'>"));
        self::compare(static fn(Subject $subject): string => $subject->json(1.25, null, "float<1, 'UNKNOWN'>"));
        self::compare(static fn(Subject $subject): string => $subject->json(1.25, null, 'float<1.0>'));
        self::assertReads('1.239', '1.239', 'float<1>');
    }
}
