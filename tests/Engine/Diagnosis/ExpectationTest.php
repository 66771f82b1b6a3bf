<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\Expectation;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Read;
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
    /** @return iterable<string, array{string, Read\ReadNode}> */
    public static function nodes(): iterable
    {
        $line = new Read\ObjectOf('LineReader', Line::class);
        $int = new Read\Scalar([ScalarKind::Int], false);

        yield 'float' => ['float', new Read\Scalar([ScalarKind::Float], true)];
        yield 'int or string' => ['int or string', new Read\Scalar([ScalarKind::Int, ScalarKind::String], false)];
        yield 'int or null' => ['int or null', new Read\Nullable($int)];
        yield 'int' => ['int', new Read\OptionalOf($int)];
        yield 'null' => ['null', new Read\NullOnly()];
        yield 'anything' => ['anything', new Read\Anything()];
        yield 'one of "open", "shipped", "cancelled"' => ['one of "open", "shipped", "cancelled"', new Read\EnumFrom(Status::class, false, false)];
        yield 'one of 1, 2' => ['one of 1, 2', new Read\EnumFrom(Level::class, false, true)];
        yield 'one of "Hearts", "Spades"' => ['one of "Hearts", "Spades"', new Read\EnumFrom(Suit::class, true, false)];
        yield 'date (RFC 3339)' => ['date (RFC 3339)', new Read\DateFrom(\DateTimeImmutable::class, [], null)];
        yield 'date (Y-m-d or d.m.Y)' => ['date (Y-m-d or d.m.Y)', new Read\DateFrom(\DateTimeImmutable::class, ['Y-m-d', 'd.m.Y'], null)];
        yield 'duration (ISO 8601)' => ['duration (ISO 8601)', new Read\IntervalFrom(null)];
        yield 'duration (%H:%I)' => ['duration (%H:%I)', new Read\IntervalFrom('%H:%I')];
        yield 'array' => ['array', new Read\ListOf($int)];
        yield 'object' => ['object', new Read\MapOf(null, $int)];
        yield 'array or object' => ['array or object', new Read\AnyArray(new Read\Anything())];
        yield 'array or null' => ['array or null', new Read\Nullable(new Read\IteratorOf(new Read\ListOf($int)))];
        yield 'object or null' => ['object or null', new Read\Nullable(new Read\ArrayObjectOf(\ArrayObject::class, new Read\MapOf(null, $int)))];
        yield 'object or null or null' => ['object or null or null', new Read\Nullable(new Read\Nullable($line))];
        yield 'converted value' => ['converted value', new Read\Convert(new Converter(MoneyConverter::class, []))];
        yield 'int or array or object with "a", "b" or object with "type": "car" or object' => ['int or array or object with "a", "b" or object with "type": "car" or object', new Read\OneOf([
            new Read\UnionCase(new Guard\IsScalar(ScalarKind::Int, false), $int),
            new Read\UnionCase(new Guard\IsList(), new Read\ListOf($int)),
            new Read\UnionCase(new Guard\HasKeys(['a', 'b']), $line),
            new Read\UnionCase(new Guard\HasValue('type', ['car']), $line),
            new Read\UnionCase(new Guard\Always(), $line),
            new Read\UnionCase(new Guard\Always(), new Read\MapOf(null, $int)),
        ])];
    }

    #[Test]
    #[DataProvider('nodes')]
    public function aNodeIsDescribed(string $text, Read\ReadNode $node): void
    {
        self::assertSame($text, Expectation::of($node));
    }

    #[Test]
    public function objectsAreObjectsHoweverTheyAreMade(): void
    {
        $line = new Read\ObjectOf('LineReader', Line::class);

        self::assertSame('object', Expectation::of(new Read\StdClassOf()));
        self::assertSame('object', Expectation::of(new Read\ShapeOf([], false, false, false)));
        self::assertSame('array', Expectation::of(new Read\ShapeOf([], true, false, false)));
        self::assertSame('object', Expectation::of(new Read\Discriminated(Line::class, 'type', ['a' => $line])));
        self::assertSame('object', Expectation::of(new Read\PopulateOrCreate($line, $line)));
    }

    #[Test]
    public function noMoreThanTenValuesAreNamed(): void
    {
        self::assertSame('one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 90 more', Expectation::values(range(1, 100)));
        self::assertSame('"only"', Expectation::values(['only']));
    }
}
