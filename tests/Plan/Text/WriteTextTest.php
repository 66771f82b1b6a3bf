<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

use Kiln\Plan\Below;
use Kiln\Plan\Condition;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Text\ObjectNames;
use Kiln\Plan\Text\Words;
use Kiln\Plan\Text\WriteText;
use Kiln\Plan\Text\WriteValueText;
use Kiln\Plan\Write;
use Kiln\Tests\Plan\Text\Fixture\Base;
use Kiln\Tests\Plan\Text\Fixture\Letter;
use Kiln\Tests\Plan\Text\Fixture\Thing;
use Kiln\Tests\Plan\Text\Fixture\Upper;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WriteText::class)]
#[CoversClass(WriteValueText::class)]
#[CoversClass(ObjectNames::class)]
#[CoversClass(Words::class)]
final class WriteTextTest extends TestCase
{
    /** @return iterable<string, array{Write\WriteNode, string}> */
    public static function values(): iterable
    {
        $int = new Write\Scalar([ScalarKind::Int], true);
        $thing = new Write\ObjectOf('ThingWriter_1', Thing::class, false);

        yield 'a scalar' => [$int, 'int'];
        yield 'several kinds of scalars' => [new Write\Scalar([ScalarKind::Int, ScalarKind::String], false), 'int or string'];
        yield 'nullable' => [new Write\Nullable($int), 'int or null'];
        yield 'a list' => [new Write\ListOf($int), 'list of int'];
        yield 'a list of what can be null' => [new Write\ListOf(new Write\Nullable($int)), 'list of (int or null)'];
        yield 'a map of lists' => [new Write\MapOf(new Write\ListOf($thing)), 'map of list of ' . Thing::class];
        yield 'any array' => [new Write\AnyArray(new Write\Dynamic()), 'list or map, by its keys'];
        yield 'any array of something' => [new Write\AnyArray($int), 'list or map, by its keys, of int'];
        yield 'nested too deep, a list' => [new Write\EmptyArray(false), '[], since it is nested too deep'];
        yield 'nested too deep, a map' => [new Write\EmptyArray(true), '{}, since it is nested too deep'];
        yield 'a shape' => [new Write\ShapeOf([new Write\ShapeElement('w', $int, false), new Write\ShapeElement('h', $int, true)], false, false), '{"w": int, "h"?: int}'];
        yield 'an open shape' => [new Write\ShapeOf([new Write\ShapeElement('w', $int, false)], false, true), '{"w": int, ...}'];
        yield 'a tuple' => [new Write\ShapeOf([new Write\ShapeElement(0, $int, false), new Write\ShapeElement(1, new Write\Scalar([ScalarKind::Bool], false), false)], true, false), '[int, bool]'];
        yield 'an iterable' => [new Write\IterableOf(new Write\ListOf($int)), 'list of int'];
        yield 'a collection' => [new Write\CollectionOf(\SplQueue::class, new Write\ListOf($int)), 'list of int'];
        yield 'a proxy' => [new Write\LazyOf('ThingWriter_1', Thing::class), Thing::class . ', loaded before'];
        yield 'an ArrayObject' => [new Write\ArrayObjectOf(new Write\MapOf($int)), 'map of int'];
        yield 'a stdClass' => [new Write\StdClassOf(new Write\Dynamic()), 'map'];
        yield 'a date' => [new Write\Date(\DateTimeInterface::class, null, null, false), 'date as RFC 3339'];
        yield 'milliseconds' => [new Write\Milliseconds(\DateTimeImmutable::class), 'date as milliseconds since 1970'];
        yield 'a timestamp' => [new Write\Timestamp(\DateTimeImmutable::class, true), 'date as seconds since 1970'];
        yield 'a date in a format' => [new Write\Date(\DateTimeImmutable::class, 'd/m/Y', 'Europe/Zurich', false), 'date as "d/m/Y" in Europe/Zurich'];
        yield 'raw JSON' => [new Write\RawOf(), 'JSON as it is'];
        yield 'bytes' => [new Write\BytesOf(true, true), 'bytes'];
        yield 'bytes in a format that has only text' => [new Write\BytesOf(false, true), 'bytes as base64'];
        yield 'what a format has of its own' => [new Write\Leaf(\DateTimeImmutable::class, null, true), 'DateTimeImmutable as the format has it'];
        yield 'a date of a format in a time zone' => [new Write\Leaf(\DateTimeImmutable::class, 'UTC', true), 'DateTimeImmutable as the format has it, in UTC'];
        yield 'a duration' => [new Write\Interval(null), 'interval as ISO 8601'];
        yield 'a duration in a format' => [new Write\Interval('%h h'), 'interval as "%h h"'];
        yield 'a pure enum' => [new Write\EnumCase(Letter::class, true, true), Letter::class . ' by name'];
        yield 'a backed enum' => [new Write\EnumCase(Letter::class, false, true), Letter::class . ' by value'];
        yield 'an object' => [$thing, Thing::class];
        yield 'an object with one of several plans' => [new Write\ObjectOf('BaseWriter_2', Base::class, false), Base::class . ' (BaseWriter_2)'];
        yield 'an object by its class' => [new Write\Polymorphic(Base::class, [Thing::class => 'ThingWriter_1']), Base::class . ' by its own class: ' . Thing::class];
        yield 'any object' => [new Write\Polymorphic(null, []), 'object by its own class'];
        yield 'a union' => [new Write\Union([new Write\UnionCase(new Guard\IsScalar(ScalarKind::Int, false), $int), new Write\UnionCase(new Guard\IsInstance(Thing::class), $thing), new Write\UnionCase(new Guard\Always(), new Write\ListOf($int))]), 'int or ' . Thing::class . ' or list of int'];
        yield 'an optional' => [new Write\OptionalOf($int), 'int'];
        yield 'a value' => [new Write\ValueOf(Thing::class, new Method(Thing::class, 'text', true), $int, true), Thing::class . ' as int by text()'];
        yield 'a converter' => [new Write\Convert(new Converter(Upper::class, ['de', 2])), 'converted by ' . Upper::class . '("de", 2)'];
        yield 'a registered converter' => [new Write\Convert(new Converter(Thing::class, [])), 'converted by the converter registered for ' . Thing::class];
        yield 'what shows at run time' => [new Write\Dynamic(), 'by its type at run time'];
    }

    #[Test]
    #[DataProvider('values')]
    public function everyNodeHasWords(Write\WriteNode $node, string $words): void
    {
        $plan = new Write\WritePlan('mixed', $node, self::objects(), []);

        self::assertSame($words, (new WriteText($plan))->root());
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = [];
        foreach (self::values() as [$node]) {
            $tested[$node::class] = true;
        }

        self::assertSame([], array_diff(Nodes::in('Write', Write\WriteNode::class), array_keys($tested)));
    }

    #[Test]
    public function anObjectIsATableOfItsMembers(): void
    {
        $objects = self::objects();

        self::assertSame(<<<'TEXT'
            Write Kiln\Tests\Plan\Text\Fixture\Thing

              calls prepare() first

              KEY     FROM                                          LEFT OUT WHEN           VALUE
              kind    discriminator                                 never                   always "thing"
              n       $n                                            never                   int
              base    Kiln\Tests\Plan\Text\Fixture\Base::getBase()  uninitialized, null     string
              to_x    $target -> $x                                 $target is null, empty  int
              meta_*  $meta                                         $meta is uninitialized  inlined: map of int
              more    $more                                         missing                 int or null

            TEXT, (new WriteText(new Write\WritePlan(Thing::class, new Write\Dynamic(), $objects, [])))->object($objects['ThingWriter_1']));
    }

    #[Test]
    public function anObjectWithoutMembersIsEmpty(): void
    {
        $object = new Write\WriteObject('ThingWriter_3', Thing::class, [], false, []);
        $text = new WriteText(new Write\WritePlan(Thing::class, new Write\Dynamic(), [$object->id => $object], []));

        self::assertSame("Write Kiln\\Tests\\Plan\\Text\\Fixture\\Thing\n\n  {}, no member is selected\n", $text->object($object));
    }

    #[Test]
    public function conditionsContextsAndListenersAreNamed(): void
    {
        $object = new Write\WriteObject('ThingWriter_3', Thing::class, [
            new Write\TellListeners(),
            new Write\WriteField('a', new Property(Thing::class, 'n', true, false), new Write\Dynamic(), [Write\OmitWhen::Unwanted, Write\OmitWhen::Null], 'a', condition: new Condition(Thing::class, 'isOpen', true)),
            new Write\WriteField('b', new Property(Thing::class, 'n', true, false), new Write\Dynamic(), [Write\OmitWhen::Unwanted], 'b', [], null, new Below('n', ['version' => '2'], false), new Condition(Base::class, 'allows', false)),
            new Write\WriteField('c', new Property(Thing::class, 'n', true, false), new Write\Dynamic(), [Write\OmitWhen::Unwanted], 'c', [], null, new Below('n', [], false), new Condition(null, 'object.n > 1', false)),
            new Write\ShowMembers(),
        ], false, null);

        self::assertSame(<<<'TEXT'
            Write Kiln\Tests\Plan\Text\Fixture\Thing

              calls what listens to it first

              KEY  FROM  LEFT OUT WHEN                                    VALUE
              a    $n    not isOpen(), null                               by its type at run time
              b    $n    not Kiln\Tests\Plan\Text\Fixture\Base::allows()  by its type at run time, by a context of its own
              c    $n    not object.n > 1                                 by its type at run time

              what listens to it may change the members

            TEXT, (new WriteText(new Write\WritePlan(Thing::class, new Write\Dynamic(), [$object->id => $object], [])))->object($object));
    }

    /**
     * @return array<string, Write\WriteObject> by id
     */
    private static function objects(): array
    {
        $int = new Write\Scalar([ScalarKind::Int], true);
        $objects = [
            new Write\WriteObject('ThingWriter_1', Thing::class, [
                new Write\CallMethod(new Method(Thing::class, 'prepare', false)),
                new Write\Constant('kind', 'thing'),
                new Write\WriteField('n', new Property(Thing::class, 'n', true, false), $int, [], Thing::class . '::$n'),
                new Write\WriteField('base', new Method(Base::class, 'getBase', true), new Write\Scalar([ScalarKind::String], false), [Write\OmitWhen::Uninitialized, Write\OmitWhen::Null], Base::class . '::$base'),
                new Write\Splice(new Property(Thing::class, 'target', true, false), new Write\Nullable(new Write\ObjectOf('BaseWriter_2', Base::class, false)), 'to_', [], Thing::class . '::$target'),
                new Write\Splice(new Property(Thing::class, 'meta', true, false), new Write\MapOf($int), 'meta_', [Write\OmitWhen::Uninitialized], Thing::class . '::$meta'),
                new Write\WriteField('more', new Property(Thing::class, 'more', true, false), new Write\OptionalOf(new Write\Nullable($int)), [Write\OmitWhen::Missing], Thing::class . '::$more'),
            ], false, null),
            new Write\WriteObject('BaseWriter_1', Base::class, [], false, null),
            new Write\WriteObject('BaseWriter_2', Base::class, [
                new Write\WriteField('to_x', new Property(Base::class, 'x', true, false), $int, [Write\OmitWhen::Empty], Base::class . '::$x'),
            ], false, null),
        ];

        return array_combine(array_column($objects, 'id'), $objects);
    }
}
