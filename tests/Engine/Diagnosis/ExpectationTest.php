<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\Expectation;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\UnionCase;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\MoneyConverter;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Expectation::class)]
final class ExpectationTest extends TestCase
{
    /** @return iterable<string, array{string, ReadNode}> */
    public static function nodes(): iterable
    {
        $line = new ObjectOf('LineReader', Line::class);
        $int = new Scalar([ScalarKind::Int], false);

        yield 'float' => ['float', new Scalar([ScalarKind::Float], true)];
        yield 'int or string' => ['int or string', new Scalar([ScalarKind::Int, ScalarKind::String], false)];
        yield 'int or null' => ['int or null', new Nullable($int)];
        yield 'int' => ['int', new OptionalOf($int)];
        yield 'null' => ['null', new NullOnly()];
        yield 'anything' => ['anything', new Anything()];
        yield 'one of "open", "shipped", "cancelled"' => ['one of "open", "shipped", "cancelled"', new EnumFrom(Status::class, false, false)];
        yield 'one of 1, 2' => ['one of 1, 2', new EnumFrom(Level::class, false, true)];
        yield 'one of "Hearts", "Spades"' => ['one of "Hearts", "Spades"', new EnumFrom(Suit::class, true, false)];
        yield 'date (RFC 3339)' => ['date (RFC 3339)', new DateFrom(\DateTimeImmutable::class, [], null)];
        yield 'date (Y-m-d or d.m.Y)' => ['date (Y-m-d or d.m.Y)', new DateFrom(\DateTimeImmutable::class, ['Y-m-d', 'd.m.Y'], null)];
        yield 'duration (ISO 8601)' => ['duration (ISO 8601)', new IntervalFrom(null)];
        yield 'duration (%H:%I)' => ['duration (%H:%I)', new IntervalFrom('%H:%I')];
        yield 'array' => ['array', new ListOf($int)];
        yield 'object' => ['object', new MapOf(null, $int)];
        yield 'array or object' => ['array or object', new AnyArray(new Anything())];
        yield 'array or null' => ['array or null', new Nullable(new IteratorOf(new ListOf($int)))];
        yield 'object or null' => ['object or null', new Nullable(new ArrayObjectOf(\ArrayObject::class, new MapOf(null, $int)))];
        yield 'object or null or null' => ['object or null or null', new Nullable(new Nullable($line))];
        yield 'converted value' => ['converted value', new Convert(new Converter(MoneyConverter::class, []))];
        yield 'int or array or object with "a", "b" or object with "type": "car" or object' => ['int or array or object with "a", "b" or object with "type": "car" or object', new OneOf([
            new UnionCase(new IsScalar(ScalarKind::Int, false), $int),
            new UnionCase(new IsList(), new ListOf($int)),
            new UnionCase(new HasKeys(['a', 'b']), $line),
            new UnionCase(new HasValue('type', ['car']), $line),
            new UnionCase(new Always(), $line),
            new UnionCase(new Always(), new MapOf(null, $int)),
        ])];
    }

    #[Test]
    #[DataProvider('nodes')]
    public function aNodeIsDescribed(string $text, ReadNode $node): void
    {
        self::assertSame($text, Expectation::of($node));
    }

    #[Test]
    public function objectsAreObjectsHoweverTheyAreMade(): void
    {
        $line = new ObjectOf('LineReader', Line::class);

        self::assertSame('object', Expectation::of(new StdClassOf()));
        self::assertSame('object', Expectation::of(new ShapeOf([], false, false, false)));
        self::assertSame('array', Expectation::of(new ShapeOf([], true, false, false)));
        self::assertSame('object', Expectation::of(new Discriminated(Line::class, 'type', ['a' => $line])));
        self::assertSame('object', Expectation::of(new PopulateOrCreate($line, $line)));
    }

    #[Test]
    public function noMoreThanTenValuesAreNamed(): void
    {
        self::assertSame('one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 90 more', Expectation::values(range(1, 100)));
        self::assertSame('"only"', Expectation::values(['only']));
    }
}
