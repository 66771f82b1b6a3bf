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
use Kiln\Plan\Write;
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
    /** @return iterable<string, array{Write\WriteNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Write\Scalar([ScalarKind::Int], true);
        $string = new Write\Scalar([ScalarKind::String], false);
        yield 'a scalar of one kind' => [$int, [102, 2]];
        yield 'a scalar of all kinds' => [new Write\Scalar([ScalarKind::String, ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int], false), [102, 15]];
        yield 'nullable' => [new Write\Nullable($int), [101, [102, 2]]];
        yield 'a list' => [new Write\ListOf($string), [103, [102, 8]]];
        yield 'a map' => [new Write\MapOf($string), [104, [102, 8]]];
        yield 'an array' => [new Write\AnyArray(new Write\Dynamic()), [105, [116]]];
        yield 'a stdClass' => [new Write\StdClassOf(new Write\Dynamic()), [106, [116]]];
        yield 'a shape' => [new Write\ShapeOf([new Write\ShapeElement('id', $int, false), new Write\ShapeElement('note', new Write\Nullable($string), true)], false, true), [107, [['id', [102, 2], false], ['note', [101, [102, 8]], true]], false, true]];
        yield 'a tuple' => [new Write\ShapeOf([new Write\ShapeElement(0, $int, false)], true, false), [107, [[0, [102, 2], false]], true, false]];
        yield 'an object' => [new Write\ObjectOf('LineWriter_1', Line::class, false), [108, 1, Line::class, false]];
        yield 'an object of a final class' => [new Write\ObjectOf('PersonWriter_1', Person::class, true), [108, 0, Person::class, true]];
        yield 'an object of several classes' => [new Write\Polymorphic(Person::class, [Person::class => 'PersonWriter_1', Line::class => 'LineWriter_1']), [109, Person::class, [Person::class => 0, Line::class => 1]]];
        yield 'any object' => [new Write\Polymorphic(null, []), [109, null, []]];
        yield 'an enum by value' => [new Write\EnumCase(Status::class, false, true), [110, Status::class, false]];
        yield 'an enum by name' => [new Write\EnumCase(Status::class, true, true), [110, Status::class, true]];
        yield 'a date' => [new Write\Date(\DateTimeImmutable::class, null, null, true), [111, \DateTimeImmutable::class]];
        yield 'a date in a format' => [new Write\Date(\DateTimeInterface::class, 'Y-m-d', null, true), [119, \DateTimeInterface::class, 'Y-m-d', [118, 'formatDate', [\DateTimeInterface::class, 'Y-m-d', null], [102, 8]]]];
        yield 'a date in a time zone' => [new Write\Date(\DateTime::class, null, 'Europe/Zurich', true), [118, 'formatDate', [\DateTime::class, null, 'Europe/Zurich'], [102, 8]]];
        yield 'milliseconds' => [new Write\Milliseconds(\DateTime::class), [118, 'milliseconds', [\DateTime::class], [102, 2]]];
        yield 'a timestamp' => [new Write\Timestamp(\DateTime::class, true), [112, \DateTime::class]];
        yield 'bytes' => [new Write\BytesOf(true, true), [123]];
        yield 'bytes as text' => [new Write\BytesOf(false, true), [118, 'base64', [], [102, 8]]];
        yield 'a date of the format' => [new Write\Leaf(\DateTimeImmutable::class, null, true), [124, \DateTimeImmutable::class]];
        yield 'an interval' => [new Write\Interval(null), [118, 'interval', [null], [102, 8]]];
        yield 'an interval in a format' => [new Write\Interval('%d'), [118, 'interval', ['%d'], [102, 8]]];
        yield 'a present value' => [new Write\OptionalOf($int), [114, [102, 2]]];
        yield 'nothing left of a list' => [new Write\EmptyArray(false), [115, false]];
        yield 'nothing left of a map' => [new Write\EmptyArray(true), [115, true]];
        yield 'something to walk through' => [new Write\IterableOf(new Write\ListOf($int)), [118, 'iterable', [false], [103, [102, 2]]]];
        yield 'something to walk through with keys' => [new Write\IterableOf(new Write\MapOf($int)), [118, 'iterable', [true], [104, [102, 2]]]];
        yield 'a collection' => [new Write\CollectionOf(\SplQueue::class, new Write\ListOf($int)), [118, 'elements', [\SplQueue::class, false], [103, [102, 2]]]];
        yield 'a proxy' => [new Write\LazyOf('LineWriter_1', Line::class), [120, 'load', 1]];
        yield 'an ArrayObject' => [new Write\ArrayObjectOf(new Write\ListOf($int)), [118, 'arrayObject', [], [103, [102, 2]]]];
        yield 'bytes as base64' => [new Write\BytesOf(false, true), [118, 'base64', [], [102, 8]]];
        yield 'a value' => [
            new Write\ValueOf(Line::class, new Method(Line::class, 'text', true), new Write\Scalar([ScalarKind::String], true), true),
            [121, Line::class, Line::class, 'text', false, [102, 8]],
        ];
        yield 'a converter' => [new Write\Convert(new Converter(Line::class, ['digits' => 2])), [118, 'convert', [Line::class, ['digits' => 2]], [116]]];
        yield 'anything' => [new Write\Dynamic(), [116]];
        yield 'a union' => [
            new Write\Union([
                new Write\UnionCase(new Guard\IsScalar(ScalarKind::Float, true), new Write\Scalar([ScalarKind::Float], false)),
                new Write\UnionCase(new Guard\IsScalar(ScalarKind::String, false), $string),
                new Write\UnionCase(new Guard\IsInstance(Line::class), new Write\ObjectOf('LineWriter_1', Line::class, true)),
                new Write\UnionCase(new Guard\IsList(), new Write\ListOf($int)),
                new Write\UnionCase(new Guard\IsArray(), new Write\MapOf($int)),
                new Write\UnionCase(new Guard\Always(), new Write\Dynamic()),
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
    public function aNodeBecomesAnOperation(Write\WriteNode $node, array $expected): void
    {
        self::assertSame($expected, (new WriteNodes(['PersonWriter_1' => 0, 'LineWriter_1' => 1]))->lower($node));
    }

    #[Test]
    public function thereIsNoNodeWithoutAnOperation(): void
    {
        $lowered = [Write\Leaf::class => true, Write\RawOf::class => true];
        foreach (self::nodes() as [$node]) {
            $lowered[$node::class] = true;
        }

        foreach (NodeClasses::of('Plan/Write', Write\WriteNode::class) as $class) {
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
