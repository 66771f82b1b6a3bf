<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Lowering\Guards;
use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\ReadNodes;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\BytesFrom;
use Kiln\Plan\Read\Cast;
use Kiln\Plan\Read\Coerced;
use Kiln\Plan\Read\CollectionOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\Gathering;
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
use Kiln\Plan\Read\RawFrom;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeElement;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\UnionCase;
use Kiln\Plan\Read\ValueFrom;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Value\Fixture\Stamp;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What docs/native-programs.md says, with the numbers written out.
 */
#[CoversClass(ReadNodes::class)]
#[CoversClass(Guards::class)]
final class ReadNodesTest extends TestCase
{
    /** @return iterable<string, array{ReadNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Scalar([ScalarKind::Int], true);
        $string = new Scalar([ScalarKind::String], false);
        yield 'anything' => [new Anything(), [201]];
        yield 'null' => [new NullOnly(), [202]];
        yield 'nullable' => [new Nullable($int), [203, [204, 2]]];
        yield 'a scalar of several kinds' => [new Scalar([ScalarKind::Float, ScalarKind::Bool], false), [204, 5]];
        yield 'a list' => [new ListOf($string), [205, [204, 8]]];
        yield 'a map with any keys' => [new MapOf(null, $string), [206, 0, [204, 8]]];
        yield 'a map with numbers as keys' => [new MapOf(ScalarKind::Int, $string), [206, 1, [204, 8]]];
        yield 'a map with strings as keys' => [new MapOf(ScalarKind::String, $string), [206, 2, [204, 8]]];
        yield 'anything, with empty objects' => [new Anything(true), [218]];
        yield 'a stdClass, with empty objects' => [new StdClassOf(true), [219]];
        yield 'an array' => [new AnyArray(new Anything()), [207, [201]]];
        yield 'a stdClass' => [new StdClassOf(), [208]];
        yield 'a shape' => [new ShapeOf([new ShapeElement('id', $int, false), new ShapeElement('note', $string, true)], false, true, false), [209, [['id', [204, 2], false], ['note', [204, 8], true]], false, true, false]];
        yield 'a tuple' => [new ShapeOf([new ShapeElement(0, $int, false)], true, false, true), [209, [[0, [204, 2], false]], true, false, true]];
        yield 'an object' => [new ObjectOf('LineReader_1', Line::class), [210, 1]];
        yield 'a map of cases' => [new MapOf(ScalarKind::String, $int, new EnumFrom(Status::class, false, false)), [216, 'keys', [Status::class, false], [206, 2, [204, 2]]]];
        yield 'an object told by a key, or any other' => [
            new Discriminated(Person::class, 'type', ['person' => new ObjectOf('PersonReader_1', Person::class)], new ObjectOf('LineReader_1', Line::class)),
            [220, 'type', ['person' => [210, 0]], [210, 1]],
        ];
        yield 'an object by a discriminator' => [
            new Discriminated(Person::class, 'type', ['person' => new ObjectOf('PersonReader_1', Person::class), 7 => new ObjectOf('LineReader_1', Line::class)]),
            [211, 'type', ['person' => [210, 0], 7 => [210, 1]]],
        ];
        yield 'an enum' => [new EnumFrom(Status::class, false, false), [212, Status::class, false, false]];
        yield 'an enum of numbers' => [new EnumFrom(Level::class, false, true), [212, Level::class, false, true]];
        yield 'a date' => [new DateFrom(\DateTimeImmutable::class, [], null), [213, \DateTimeImmutable::class]];
        yield 'a date that changes' => [new DateFrom(\DateTime::class, [], null), [213, \DateTime::class]];
        yield 'a date of another class' => [new DateFrom(Stamp::class, [], null), [216, 'dateOf', [Stamp::class], [213, \DateTimeImmutable::class]]];
        yield 'a date in a format' => [new DateFrom(\DateTime::class, ['Y-m-d'], 'UTC'), [217, \DateTime::class, 'Y-m-d', 'dateFromFormats', [['Y-m-d'], 'UTC', \DateTime::class]]];
        yield 'a date of another class in a format' => [new DateFrom(Stamp::class, ['Y-m-d'], null), [216, 'dateFromFormats', [['Y-m-d'], null, Stamp::class], [204, 10]]];
        yield 'bytes' => [new BytesFrom(true), [223]];
        yield 'bytes as text' => [new BytesFrom(false), [216, 'bytes', [], [204, 8]]];
        yield 'what a format gives as it is, or a date' => [new OneOf([new UnionCase(new IsInstance(\DateTimeInterface::class), new Anything()), new UnionCase(new Always(), new DateFrom(\DateTimeImmutable::class, [], null))]), [213, \DateTimeImmutable::class]];
        yield 'an interval' => [new IntervalFrom(null), [216, 'interval', [null], [204, 8]]];
        yield 'an Optional' => [new OptionalOf(new Nullable($string)), [215, [203, [204, 8]]]];
        yield 'a collection' => [new CollectionOf(\SplQueue::class, Gathering::Adding, new ListOf($int)), [216, 'collection', [\SplQueue::class, 'adding'], [205, [204, 2]]]];
        yield 'an ArrayObject' => [new ArrayObjectOf(\ArrayObject::class, new ListOf($int)), [216, 'arrayObject', [\ArrayObject::class], [205, [204, 2]]]];
        yield 'an iterator' => [new IteratorOf(new ListOf($int)), [216, 'arrayObject', [\ArrayIterator::class], [205, [204, 2]]]];
        yield 'bytes from base64' => [new BytesFrom(false), [216, 'bytes', [], [204, 8]]];
        yield 'a value' => [
            new ValueFrom(Line::class, Line::class, 'parse', new Scalar([ScalarKind::String], false), 'line', [\ValueError::class]),
            [221, Line::class, Line::class, 'parse', [\ValueError::class], [204, 8], [216, 'value', [Line::class, Line::class, 'parse', [\ValueError::class]], [204, 8]]],
        ];
        yield 'a converter' => [new Convert(new Converter(Line::class, [])), [216, 'convert', [Line::class, [], null], [201]]];
        yield 'one of several' => [
            new OneOf([
                new UnionCase(new Guard\IsBackedValue(Status::class), new EnumFrom(Status::class, false, false)),
                new UnionCase(new Guard\IsScalar(ScalarKind::Float, true), new Scalar([ScalarKind::Float], false)),
                new UnionCase(new Guard\IsList(), new ListOf($int)),
                new UnionCase(new Guard\HasValue('type', ['line', 7, '8']), new ObjectOf('LineReader_1', Line::class)),
                new UnionCase(new Guard\HasKeys(['name', 'age']), new ObjectOf('PersonReader_1', Person::class)),
                new UnionCase(new Guard\IsArray(), new MapOf(null, $int)),
                new UnionCase(new Guard\Always(), new Anything()),
            ]),
            [214, [
                [[308, Status::class], [212, Status::class, false, false]],
                [[302, 6], [204, 4]],
                [[304], [205, [204, 2]]],
                // A number may stand in the document as a number or as text.
                [[307, 'type', ['line', 7, '7', '8', 8]], [210, 1]],
                [[306, ['name', 'age']], [210, 0]],
                [[305], [206, 0, [204, 2]]],
                [[301], [201]],
            ]],
        ];
    }

    /** @param non-empty-list<mixed> $expected */
    #[Test]
    #[DataProvider('nodes')]
    public function aNodeBecomesAnOperation(ReadNode $node, array $expected): void
    {
        self::assertSame($expected, (new ReadNodes(['PersonReader_1' => 0, 'LineReader_1' => 1]))->lower($node));
    }

    #[Test]
    public function thereIsNoNodeWithoutAnOperation(): void
    {
        $lowered = [PopulateOrCreate::class => true, RefillOrCreate::class => true, Coerced::class => true, RawFrom::class => true];
        foreach (self::nodes() as [$node]) {
            $lowered[$node::class] = true;
        }

        foreach (NodeClasses::of('Plan/Read', ReadNode::class) as $class) {
            self::assertArrayHasKey($class, $lowered);
        }
    }

    #[Test]
    public function whatGoesThroughTheHostIsAMethodOfIt(): void
    {
        foreach (self::nodes() as $name => [, $expected]) {
            if ($expected[0] === 216) {
                self::assertIsString($expected[1]);
                self::assertTrue(method_exists(ReadHost::class, $expected[1]), $name);
                self::assertIsArray($expected[2]);
                self::assertCount((new \ReflectionMethod(ReadHost::class, $expected[1]))->getNumberOfParameters() - 1, $expected[2], $name);
            }
        }
    }

    #[Test]
    public function anObjectThatExistsIsForThePhpEngine(): void
    {
        $this->expectException(NotLowerable::class);

        (new ReadNodes([]))->lower(new PopulateOrCreate(new ObjectOf('a', Line::class), new ObjectOf('b', Line::class)));
    }

    #[Test]
    public function valuesFromTextAreLeftToThePhpEngine(): void
    {
        $this->expectExceptionObject(new NotLowerable('no operation for values from text'));
        (new ReadNodes([]))->lower(new Coerced([Cast::Int], new Scalar([ScalarKind::Int], true)));
    }
}
