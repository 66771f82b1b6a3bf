<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

use Kiln\Plan\Below;
use Kiln\Plan\Condition;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Text\ObjectNames;
use Kiln\Plan\Text\Words;
use Kiln\Plan\Text\WriteText;
use Kiln\Plan\Text\WriteValueText;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
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
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\RawOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\UnionCase;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
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
    /** @return iterable<string, array{WriteNode, string}> */
    public static function values(): iterable
    {
        $int = new Scalar([ScalarKind::Int], true);
        $thing = new ObjectOf('ThingWriter_1', Thing::class, false);

        yield 'a scalar' => [$int, 'int'];
        yield 'several kinds of scalars' => [new Scalar([ScalarKind::Int, ScalarKind::String], false), 'int or string'];
        yield 'nullable' => [new Nullable($int), 'int or null'];
        yield 'a list' => [new ListOf($int), 'list of int'];
        yield 'a list of what can be null' => [new ListOf(new Nullable($int)), 'list of (int or null)'];
        yield 'a map of lists' => [new MapOf(new ListOf($thing)), 'map of list of ' . Thing::class];
        yield 'any array' => [new AnyArray(new Dynamic()), 'list or map, by its keys'];
        yield 'any array of something' => [new AnyArray($int), 'list or map, by its keys, of int'];
        yield 'nested too deep, a list' => [new EmptyArray(false), '[], since it is nested too deep'];
        yield 'nested too deep, a map' => [new EmptyArray(true), '{}, since it is nested too deep'];
        yield 'a shape' => [new ShapeOf([new ShapeElement('w', $int, false), new ShapeElement('h', $int, true)], false, false), '{"w": int, "h"?: int}'];
        yield 'an open shape' => [new ShapeOf([new ShapeElement('w', $int, false)], false, true), '{"w": int, ...}'];
        yield 'a tuple' => [new ShapeOf([new ShapeElement(0, $int, false), new ShapeElement(1, new Scalar([ScalarKind::Bool], false), false)], true, false), '[int, bool]'];
        yield 'an iterable' => [new IterableOf(new ListOf($int)), 'list of int'];
        yield 'a collection' => [new CollectionOf(\SplQueue::class, new ListOf($int)), 'list of int'];
        yield 'a proxy' => [new LazyOf('ThingWriter_1', Thing::class), Thing::class . ', loaded before'];
        yield 'an ArrayObject' => [new ArrayObjectOf(new MapOf($int)), 'map of int'];
        yield 'a stdClass' => [new StdClassOf(new Dynamic()), 'map'];
        yield 'a date' => [new Date(\DateTimeInterface::class, null, null, false), 'date as RFC 3339'];
        yield 'milliseconds' => [new Milliseconds(\DateTimeImmutable::class), 'date as milliseconds since 1970'];
        yield 'a timestamp' => [new Timestamp(\DateTimeImmutable::class, true), 'date as seconds since 1970'];
        yield 'a date in a format' => [new Date(\DateTimeImmutable::class, 'd/m/Y', 'Europe/Zurich', false), 'date as "d/m/Y" in Europe/Zurich'];
        yield 'raw JSON' => [new RawOf(), 'JSON as it is'];
        yield 'bytes' => [new BytesOf(true, true), 'bytes'];
        yield 'bytes in a format that has only text' => [new BytesOf(false, true), 'bytes as base64'];
        yield 'what a format has of its own' => [new Leaf(\DateTimeImmutable::class, null, true), 'DateTimeImmutable as the format has it'];
        yield 'a date of a format in a time zone' => [new Leaf(\DateTimeImmutable::class, 'UTC', true), 'DateTimeImmutable as the format has it, in UTC'];
        yield 'a duration' => [new Interval(null), 'interval as ISO 8601'];
        yield 'a duration in a format' => [new Interval('%h h'), 'interval as "%h h"'];
        yield 'a pure enum' => [new EnumCase(Letter::class, true, true), Letter::class . ' by name'];
        yield 'a backed enum' => [new EnumCase(Letter::class, false, true), Letter::class . ' by value'];
        yield 'an object' => [$thing, Thing::class];
        yield 'an object with one of several plans' => [new ObjectOf('BaseWriter_2', Base::class, false), Base::class . ' (BaseWriter_2)'];
        yield 'an object by its class' => [new Polymorphic(Base::class, [Thing::class => 'ThingWriter_1']), Base::class . ' by its own class: ' . Thing::class];
        yield 'any object' => [new Polymorphic(null, []), 'object by its own class'];
        yield 'a union' => [new Union([new UnionCase(new IsScalar(ScalarKind::Int, false), $int), new UnionCase(new IsInstance(Thing::class), $thing), new UnionCase(new Always(), new ListOf($int))]), 'int or ' . Thing::class . ' or list of int'];
        yield 'an optional' => [new OptionalOf($int), 'int'];
        yield 'a value' => [new ValueOf(Thing::class, new Method(Thing::class, 'text', true), $int, true), Thing::class . ' as int by text()'];
        yield 'a converter' => [new Convert(new Converter(Upper::class, ['de', 2])), 'converted by ' . Upper::class . '("de", 2)'];
        yield 'a registered converter' => [new Convert(new Converter(Thing::class, [])), 'converted by the converter registered for ' . Thing::class];
        yield 'what shows at run time' => [new Dynamic(), 'by its type at run time'];
    }

    #[Test]
    #[DataProvider('values')]
    public function everyNodeHasWords(WriteNode $node, string $words): void
    {
        $plan = new WritePlan('mixed', $node, self::objects(), []);

        self::assertSame($words, (new WriteText($plan))->root());
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = [];
        foreach (self::values() as [$node]) {
            $tested[$node::class] = true;
        }

        self::assertSame([], array_diff(Nodes::in('Write', WriteNode::class), array_keys($tested)));
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

            TEXT, (new WriteText(new WritePlan(Thing::class, new Dynamic(), $objects, [])))->object($objects['ThingWriter_1']));
    }

    #[Test]
    public function anObjectWithoutMembersIsEmpty(): void
    {
        $object = new WriteObject('ThingWriter_3', Thing::class, [], false, []);
        $text = new WriteText(new WritePlan(Thing::class, new Dynamic(), [$object->id => $object], []));

        self::assertSame("Write Kiln\\Tests\\Plan\\Text\\Fixture\\Thing\n\n  {}, no member is selected\n", $text->object($object));
    }

    #[Test]
    public function conditionsContextsAndListenersAreNamed(): void
    {
        $object = new WriteObject('ThingWriter_3', Thing::class, [
            new TellListeners(),
            new WriteField('a', new Property(Thing::class, 'n', true, false), new Dynamic(), [OmitWhen::Unwanted, OmitWhen::Null], 'a', condition: new Condition(Thing::class, 'isOpen', true)),
            new WriteField('b', new Property(Thing::class, 'n', true, false), new Dynamic(), [OmitWhen::Unwanted], 'b', [], null, new Below('n', ['version' => '2'], false), new Condition(Base::class, 'allows', false)),
            new WriteField('c', new Property(Thing::class, 'n', true, false), new Dynamic(), [OmitWhen::Unwanted], 'c', [], null, new Below('n', [], false), new Condition(null, 'object.n > 1', false)),
            new ShowMembers(),
        ], false, null);

        self::assertSame(<<<'TEXT'
            Write Kiln\Tests\Plan\Text\Fixture\Thing

              calls what listens to it first

              KEY  FROM  LEFT OUT WHEN                                    VALUE
              a    $n    not isOpen(), null                               by its type at run time
              b    $n    not Kiln\Tests\Plan\Text\Fixture\Base::allows()  by its type at run time, by a context of its own
              c    $n    not object.n > 1                                 by its type at run time

              what listens to it may change the members

            TEXT, (new WriteText(new WritePlan(Thing::class, new Dynamic(), [$object->id => $object], [])))->object($object));
    }

    /**
     * @return array<string, WriteObject> by id
     */
    private static function objects(): array
    {
        $int = new Scalar([ScalarKind::Int], true);
        $objects = [
            new WriteObject('ThingWriter_1', Thing::class, [
                new CallMethod(new Method(Thing::class, 'prepare', false)),
                new Constant('kind', 'thing'),
                new WriteField('n', new Property(Thing::class, 'n', true, false), $int, [], Thing::class . '::$n'),
                new WriteField('base', new Method(Base::class, 'getBase', true), new Scalar([ScalarKind::String], false), [OmitWhen::Uninitialized, OmitWhen::Null], Base::class . '::$base'),
                new Splice(new Property(Thing::class, 'target', true, false), new Nullable(new ObjectOf('BaseWriter_2', Base::class, false)), 'to_', [], Thing::class . '::$target'),
                new Splice(new Property(Thing::class, 'meta', true, false), new MapOf($int), 'meta_', [OmitWhen::Uninitialized], Thing::class . '::$meta'),
                new WriteField('more', new Property(Thing::class, 'more', true, false), new OptionalOf(new Nullable($int)), [OmitWhen::Missing], Thing::class . '::$more'),
            ], false, null),
            new WriteObject('BaseWriter_1', Base::class, [], false, null),
            new WriteObject('BaseWriter_2', Base::class, [
                new WriteField('to_x', new Property(Base::class, 'x', true, false), $int, [OmitWhen::Empty], Base::class . '::$x'),
            ], false, null),
        ];

        return array_combine(array_column($objects, 'id'), $objects);
    }
}
