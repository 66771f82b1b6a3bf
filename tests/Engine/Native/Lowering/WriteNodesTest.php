<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\Lowering\Guards;
use Kiln\Engine\Native\Lowering\Scalars;
use Kiln\Engine\Native\Lowering\WriteNodes;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Method;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\RawOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteNode;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What docs/native-programs.md says, with the numbers written out.
 */
#[CoversClass(WriteNodes::class)]
#[CoversClass(Guards::class)]
#[CoversClass(Scalars::class)]
final class WriteNodesTest extends TestCase
{
    /** @return iterable<string, array{WriteNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Scalar([ScalarKind::Int], true);
        $string = new Scalar([ScalarKind::String], false);
        yield 'a scalar of one kind' => [$int, [102, 2]];
        yield 'a scalar of all kinds' => [new Scalar([ScalarKind::String, ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int], false), [102, 15]];
        yield 'nullable' => [new Nullable($int), [101, [102, 2]]];
        yield 'a list' => [new ListOf($string), [103, [102, 8]]];
        yield 'a map' => [new MapOf($string), [104, [102, 8]]];
        yield 'an array' => [new AnyArray(new Dynamic()), [105, [116]]];
        yield 'a stdClass' => [new StdClassOf(new Dynamic()), [106, [116]]];
        yield 'a shape' => [new ShapeOf([new ShapeElement('id', $int, false), new ShapeElement('note', new Nullable($string), true)], false, true), [107, [['id', [102, 2], false], ['note', [101, [102, 8]], true]], false, true]];
        yield 'a tuple' => [new ShapeOf([new ShapeElement(0, $int, false)], true, false), [107, [[0, [102, 2], false]], true, false]];
        yield 'an object' => [new ObjectOf('LineWriter_1', Line::class, false), [108, 1, Line::class, false]];
        yield 'an object of a final class' => [new ObjectOf('PersonWriter_1', Person::class, true), [108, 0, Person::class, true]];
        yield 'an object of several classes' => [new Polymorphic(Person::class, [Person::class => 'PersonWriter_1', Line::class => 'LineWriter_1']), [109, Person::class, [Person::class => 0, Line::class => 1]]];
        yield 'any object' => [new Polymorphic(null, []), [109, null, []]];
        yield 'an enum by value' => [new EnumCase(Status::class, false, true), [110, Status::class, false]];
        yield 'an enum by name' => [new EnumCase(Status::class, true, true), [110, Status::class, true]];
        yield 'a date' => [new Date(\DateTimeImmutable::class, null, null, true), [111, \DateTimeImmutable::class]];
        yield 'a date in a format' => [new Date(\DateTimeInterface::class, 'Y-m-d', null, true), [119, \DateTimeInterface::class, 'Y-m-d', [118, 'formatDate', [\DateTimeInterface::class, 'Y-m-d', null], [102, 8]]]];
        yield 'a date in a time zone' => [new Date(\DateTime::class, null, 'Europe/Zurich', true), [118, 'formatDate', [\DateTime::class, null, 'Europe/Zurich'], [102, 8]]];
        yield 'milliseconds' => [new Milliseconds(\DateTime::class), [118, 'milliseconds', [\DateTime::class], [102, 2]]];
        yield 'a timestamp' => [new Timestamp(\DateTime::class, true), [112, \DateTime::class]];
        yield 'bytes' => [new BytesOf(true, true), [123]];
        yield 'bytes as text' => [new BytesOf(false, true), [118, 'base64', [], [102, 8]]];
        yield 'a date of the format' => [new Leaf(\DateTimeImmutable::class, null, true), [124, \DateTimeImmutable::class]];
        yield 'an interval' => [new Interval(null), [118, 'interval', [null], [102, 8]]];
        yield 'an interval in a format' => [new Interval('%d'), [118, 'interval', ['%d'], [102, 8]]];
        yield 'a present value' => [new OptionalOf($int), [114, [102, 2]]];
        yield 'nothing left of a list' => [new EmptyArray(false), [115, false]];
        yield 'nothing left of a map' => [new EmptyArray(true), [115, true]];
        yield 'something to walk through' => [new IterableOf(new ListOf($int)), [118, 'iterable', [false], [103, [102, 2]]]];
        yield 'something to walk through with keys' => [new IterableOf(new MapOf($int)), [118, 'iterable', [true], [104, [102, 2]]]];
        yield 'a collection' => [new CollectionOf(\SplQueue::class, new ListOf($int)), [118, 'elements', [\SplQueue::class, false], [103, [102, 2]]]];
        yield 'a proxy' => [new LazyOf('LineWriter_1', Line::class), [120, 'load', 1]];
        yield 'an ArrayObject' => [new ArrayObjectOf(new ListOf($int)), [118, 'arrayObject', [], [103, [102, 2]]]];
        yield 'bytes as base64' => [new BytesOf(false, true), [118, 'base64', [], [102, 8]]];
        yield 'a value' => [
            new ValueOf(Line::class, new Method(Line::class, 'text', true), new Scalar([ScalarKind::String], true), true),
            [121, Line::class, Line::class, 'text', false, [102, 8]],
        ];
        yield 'a converter' => [new Convert(new Converter(Line::class, ['digits' => 2])), [118, 'convert', [Line::class, ['digits' => 2]], [116]]];
        yield 'anything' => [new Dynamic(), [116]];
        yield 'a union' => [
            new Union([
                new UnionCase(new Guard\IsScalar(ScalarKind::Float, true), new Scalar([ScalarKind::Float], false)),
                new UnionCase(new Guard\IsScalar(ScalarKind::String, false), $string),
                new UnionCase(new Guard\IsInstance(Line::class), new ObjectOf('LineWriter_1', Line::class, true)),
                new UnionCase(new Guard\IsList(), new ListOf($int)),
                new UnionCase(new Guard\IsArray(), new MapOf($int)),
                new UnionCase(new Guard\Always(), new Dynamic()),
            ]),
            [113, [
                [[302, 6], [102, 4]],
                [[302, 8], [102, 8]],
                [[303, Line::class], [108, 1, Line::class, true]],
                [[304], [103, [102, 2]]],
                [[305], [104, [102, 2]]],
                [[301], [116]],
            ]],
        ];
    }

    /** @param non-empty-list<mixed> $expected */
    #[Test]
    #[DataProvider('nodes')]
    public function aNodeBecomesAnOperation(WriteNode $node, array $expected): void
    {
        self::assertSame($expected, (new WriteNodes(['PersonWriter_1' => 0, 'LineWriter_1' => 1]))->lower($node));
    }

    #[Test]
    public function thereIsNoNodeWithoutAnOperation(): void
    {
        $lowered = [Leaf::class => true, RawOf::class => true];
        foreach (self::nodes() as [$node]) {
            $lowered[$node::class] = true;
        }

        foreach (NodeClasses::of('Plan/Write', WriteNode::class) as $class) {
            self::assertArrayHasKey($class, $lowered);
        }
    }

    #[Test]
    public function whatGoesThroughTheHostIsAMethodOfIt(): void
    {
        foreach (self::nodes() as $name => [, $expected]) {
            if ($expected[0] === 118) {
                self::assertIsString($expected[1]);
                self::assertTrue(method_exists(WriteHost::class, $expected[1]), $name);
                self::assertIsArray($expected[2]);
                self::assertCount((new \ReflectionMethod(WriteHost::class, $expected[1]))->getNumberOfParameters() - 1, $expected[2], $name);
            }
        }
    }
}
