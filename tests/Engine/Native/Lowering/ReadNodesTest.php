<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Lowering\Guards;
use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\ReadNodes;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Read;
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
    /** @return iterable<string, array{Read\ReadNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Read\Scalar([ScalarKind::Int], true);
        $string = new Read\Scalar([ScalarKind::String], false);
        yield 'anything' => [new Read\Anything(), [201]];
        yield 'null' => [new Read\NullOnly(), [202]];
        yield 'nullable' => [new Read\Nullable($int), [203, [204, 2]]];
        yield 'a scalar of several kinds' => [new Read\Scalar([ScalarKind::Float, ScalarKind::Bool], false), [204, 5]];
        yield 'a list' => [new Read\ListOf($string), [205, [204, 8]]];
        yield 'a map with any keys' => [new Read\MapOf(null, $string), [206, 0, [204, 8]]];
        yield 'a map with numbers as keys' => [new Read\MapOf(ScalarKind::Int, $string), [206, 1, [204, 8]]];
        yield 'a map with strings as keys' => [new Read\MapOf(ScalarKind::String, $string), [206, 2, [204, 8]]];
        yield 'anything, with empty objects' => [new Read\Anything(true), [218]];
        yield 'a stdClass, with empty objects' => [new Read\StdClassOf(true), [219]];
        yield 'an array' => [new Read\AnyArray(new Read\Anything()), [207, [201]]];
        yield 'a stdClass' => [new Read\StdClassOf(), [208]];
        yield 'a shape' => [new Read\ShapeOf([new Read\ShapeElement('id', $int, false), new Read\ShapeElement('note', $string, true)], false, true, false), [209, [['id', [204, 2], false], ['note', [204, 8], true]], false, true, false]];
        yield 'a tuple' => [new Read\ShapeOf([new Read\ShapeElement(0, $int, false)], true, false, true), [209, [[0, [204, 2], false]], true, false, true]];
        yield 'an object' => [new Read\ObjectOf('LineReader_1', Line::class), [210, 1]];
        yield 'a map of cases' => [new Read\MapOf(ScalarKind::String, $int, new Read\EnumFrom(Status::class, false, false)), [216, 'keys', [Status::class, false], [206, 2, [204, 2]]]];
        yield 'an object told by a key, or any other' => [
            new Read\Discriminated(Person::class, 'type', ['person' => new Read\ObjectOf('PersonReader_1', Person::class)], new Read\ObjectOf('LineReader_1', Line::class)),
            [220, 'type', ['person' => [210, 0]], [210, 1]],
        ];
        yield 'an object by a discriminator' => [
            new Read\Discriminated(Person::class, 'type', ['person' => new Read\ObjectOf('PersonReader_1', Person::class), 7 => new Read\ObjectOf('LineReader_1', Line::class)]),
            [211, 'type', ['person' => [210, 0], 7 => [210, 1]]],
        ];
        yield 'an enum' => [new Read\EnumFrom(Status::class, false, false), [212, Status::class, false, false]];
        yield 'an enum of numbers' => [new Read\EnumFrom(Level::class, false, true), [212, Level::class, false, true]];
        yield 'a date' => [new Read\DateFrom(\DateTimeImmutable::class, [], null), [213, \DateTimeImmutable::class]];
        yield 'a date that changes' => [new Read\DateFrom(\DateTime::class, [], null), [213, \DateTime::class]];
        yield 'a date of another class' => [new Read\DateFrom(Stamp::class, [], null), [216, 'dateOf', [Stamp::class], [213, \DateTimeImmutable::class]]];
        yield 'a date in a format' => [new Read\DateFrom(\DateTime::class, ['Y-m-d'], 'UTC'), [217, \DateTime::class, 'Y-m-d', 'dateFromFormats', [['Y-m-d'], 'UTC', \DateTime::class]]];
        yield 'a date of another class in a format' => [new Read\DateFrom(Stamp::class, ['Y-m-d'], null), [216, 'dateFromFormats', [['Y-m-d'], null, Stamp::class], [204, 10]]];
        yield 'bytes' => [new Read\BytesFrom(true), [223]];
        yield 'bytes as text' => [new Read\BytesFrom(false), [216, 'bytes', [], [204, 8]]];
        yield 'what a format gives as it is, or a date' => [new Read\OneOf([new Read\UnionCase(new Guard\IsInstance(\DateTimeInterface::class), new Read\Anything()), new Read\UnionCase(new Guard\Always(), new Read\DateFrom(\DateTimeImmutable::class, [], null))]), [213, \DateTimeImmutable::class]];
        yield 'an interval' => [new Read\IntervalFrom(null), [216, 'interval', [null], [204, 8]]];
        yield 'an Optional' => [new Read\OptionalOf(new Read\Nullable($string)), [215, [203, [204, 8]]]];
        yield 'a collection' => [new Read\CollectionOf(\SplQueue::class, Read\Gathering::Adding, new Read\ListOf($int)), [216, 'collection', [\SplQueue::class, 'adding'], [205, [204, 2]]]];
        yield 'an ArrayObject' => [new Read\ArrayObjectOf(\ArrayObject::class, new Read\ListOf($int)), [216, 'arrayObject', [\ArrayObject::class], [205, [204, 2]]]];
        yield 'an iterator' => [new Read\IteratorOf(new Read\ListOf($int)), [216, 'arrayObject', [\ArrayIterator::class], [205, [204, 2]]]];
        yield 'bytes from base64' => [new Read\BytesFrom(false), [216, 'bytes', [], [204, 8]]];
        yield 'a value' => [
            new Read\ValueFrom(Line::class, Line::class, 'parse', new Read\Scalar([ScalarKind::String], false), 'line', [\ValueError::class]),
            [221, Line::class, Line::class, 'parse', [\ValueError::class], [204, 8], [216, 'value', [Line::class, Line::class, 'parse', [\ValueError::class]], [204, 8]]],
        ];
        yield 'a converter' => [new Read\Convert(new Converter(Line::class, [])), [216, 'convert', [Line::class, [], null], [201]]];
        yield 'one of several' => [
            new Read\OneOf([
                new Read\UnionCase(new Guard\IsBackedValue(Status::class), new Read\EnumFrom(Status::class, false, false)),
                new Read\UnionCase(new Guard\IsScalar(ScalarKind::Float, true), new Read\Scalar([ScalarKind::Float], false)),
                new Read\UnionCase(new Guard\IsList(), new Read\ListOf($int)),
                new Read\UnionCase(new Guard\HasValue('type', ['line', 7, '8']), new Read\ObjectOf('LineReader_1', Line::class)),
                new Read\UnionCase(new Guard\HasKeys(['name', 'age']), new Read\ObjectOf('PersonReader_1', Person::class)),
                new Read\UnionCase(new Guard\IsArray(), new Read\MapOf(null, $int)),
                new Read\UnionCase(new Guard\Always(), new Read\Anything()),
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
    public function aNodeBecomesAnOperation(Read\ReadNode $node, array $expected): void
    {
        self::assertSame($expected, (new ReadNodes(['PersonReader_1' => 0, 'LineReader_1' => 1]))->lower($node));
    }

    #[Test]
    public function thereIsNoNodeWithoutAnOperation(): void
    {
        $lowered = [Read\PopulateOrCreate::class => true, Read\RefillOrCreate::class => true, Read\Coerced::class => true, Read\RawFrom::class => true];
        foreach (self::nodes() as [$node]) {
            $lowered[$node::class] = true;
        }

        foreach (NodeClasses::of('Plan/Read', Read\ReadNode::class) as $class) {
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

        (new ReadNodes([]))->lower(new Read\PopulateOrCreate(new Read\ObjectOf('a', Line::class), new Read\ObjectOf('b', Line::class)));
    }

    #[Test]
    public function valuesFromTextAreLeftToThePhpEngine(): void
    {
        $this->expectExceptionObject(new NotLowerable('no operation for values from text'));
        (new ReadNodes([]))->lower(new Read\Coerced([Read\Cast::Int], new Read\Scalar([ScalarKind::Int], true)));
    }
}
