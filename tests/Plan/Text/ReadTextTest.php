<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

use Kiln\Plan\Converter;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\Argument;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\BytesFrom;
use Kiln\Plan\Read\Cast;
use Kiln\Plan\Read\Coerced;
use Kiln\Plan\Read\CollectionOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\Gathering;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Missing;
use Kiln\Plan\Read\NewObject;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\PopulateOrCreate;
use Kiln\Plan\Read\RawFrom;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\RefillOrCreate;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeElement;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\Splice;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Plan\Read\UnionCase;
use Kiln\Plan\Read\ValueFrom;
use Kiln\Plan\Text\ReadText;
use Kiln\Plan\Text\ReadValueText;
use Kiln\Plan\Text\Words;
use Kiln\Tests\Plan\Text\Fixture\Base;
use Kiln\Tests\Plan\Text\Fixture\Letter;
use Kiln\Tests\Plan\Text\Fixture\Thing;
use Kiln\Tests\Plan\Text\Fixture\Upper;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ReadText::class)]
#[CoversClass(ReadValueText::class)]
#[CoversClass(Words::class)]
final class ReadTextTest extends TestCase
{
    /** @return iterable<string, array{ReadNode, string, bool}> node, words, whether it accepts null */
    public static function values(): iterable
    {
        $int = new Scalar([ScalarKind::Int], true);
        $thing = new ObjectOf('ThingReader_1', Thing::class);

        yield 'a scalar' => [$int, 'int', false];
        yield 'a float' => [new Scalar([ScalarKind::Float], true), 'float, also from int', false];
        yield 'an int or a float' => [new Scalar([ScalarKind::Int, ScalarKind::Float], true), 'int or float', false];
        yield 'nullable' => [new Nullable($int), 'int or null', true];
        yield 'null' => [new NullOnly(), 'null', true];
        yield 'a list' => [new ListOf(new Nullable($thing)), 'list of (' . Thing::class . ' or null)', false];
        yield 'a map' => [new MapOf(ScalarKind::String, $int), 'map of int', false];
        yield 'a map with integer keys' => [new MapOf(ScalarKind::Int, $int), 'map of int, with integer keys', false];
        yield 'a map of cases' => [new MapOf(ScalarKind::String, $int, new EnumFrom(Letter::class, false, false)), 'map of int, with keys of ' . Letter::class . ' by value', false];
        yield 'any array' => [new AnyArray(new Anything()), 'list or map, as an array', false];
        yield 'a shape' => [new ShapeOf([new ShapeElement('w', $int, false), new ShapeElement('h', $int, true)], false, false, false), '{"w": int, "h"?: int}', false];
        yield 'a strict shape' => [new ShapeOf([new ShapeElement('w', $int, false)], false, false, true), '{"w": int} and no other key', false];
        yield 'an open tuple' => [new ShapeOf([new ShapeElement(0, $int, false)], true, true, false), '[int, ...]', false];
        yield 'an iterator' => [new IteratorOf(new ListOf($int)), 'list of int, as an ArrayIterator', false];
        yield 'an ArrayObject' => [new ArrayObjectOf(\ArrayObject::class, new MapOf(null, $int)), 'map of int, as ArrayObject', false];
        yield 'a collection' => [new CollectionOf(\SplQueue::class, Gathering::Adding, new ListOf($int)), 'list of int, as SplQueue', false];
        yield 'a collection, refilled' => [new RefillOrCreate(new CollectionOf(\SplQueue::class, Gathering::Adding, new ListOf($int))), 'list of int, as SplQueue, or into the one that is there already', false];
        yield 'a stdClass' => [new StdClassOf(), 'map, as stdClass', false];
        yield 'a stdClass, with empty objects' => [new StdClassOf(true), 'map, as stdClass, with empty objects inside', false];
        yield 'a date' => [new DateFrom(\DateTimeImmutable::class, [], null), 'DateTimeImmutable from RFC 3339', false];
        yield 'a date in formats' => [new DateFrom(\DateTime::class, ['Y-m-d', 'd/m/Y'], 'UTC'), 'DateTime from "Y-m-d" or "d/m/Y", in UTC unless it says otherwise', false];
        yield 'bytes' => [new BytesFrom(true), 'bytes, also from text', false];
        yield 'bytes in a format that has only text' => [new BytesFrom(false), 'bytes from base64', false];
        yield 'raw JSON' => [new RawFrom(), 'JSON as it stands', false];
        yield 'a duration' => [new IntervalFrom(null), 'DateInterval from ISO 8601', false];
        yield 'a duration in a format' => [new IntervalFrom('%h'), 'DateInterval from "%h"', false];
        yield 'a pure enum' => [new EnumFrom(Letter::class, true, false), Letter::class . ' by name', false];
        yield 'a backed enum' => [new EnumFrom(Letter::class, false, false), Letter::class . ' by value', false];
        yield 'an object' => [$thing, Thing::class, false];
        yield 'by discriminator' => [new Discriminated(Base::class, 'kind', ['thing' => $thing, 7 => $thing]), Base::class . ' by "kind": "thing" ' . Thing::class . ', "7" ' . Thing::class, false];
        yield 'by discriminator, or else' => [new Discriminated(Base::class, 'kind', ['thing' => $thing], $thing), Base::class . ' by "kind": "thing" ' . Thing::class . ', else ' . Thing::class, false];
        yield 'a union' => [
            new OneOf([
                new UnionCase(new IsScalar(ScalarKind::Int, false), $int),
                new UnionCase(new HasKeys(['a', 'b']), $thing),
                new UnionCase(new HasValue('kind', ['x', 2]), $thing),
            ]),
            'int or ' . Thing::class . ' when it has "a", "b" or ' . Thing::class . ' when "kind" is "x" or 2',
            false,
        ];
        yield 'filled or made' => [new PopulateOrCreate($thing, $thing), Thing::class . ', filled where there is one already', false];
        yield 'an optional' => [new OptionalOf($int), 'Optional of int', false];
        yield 'an optional of null' => [new OptionalOf(new Nullable($int)), 'Optional of (int or null)', true];
        yield 'a value' => [new ValueFrom(Thing::class, Thing::class, 'parse', $int, 'thing', []), Thing::class . ' from int by ' . Thing::class . '::parse()', false];
        yield 'a converter' => [new Convert(new Converter(Upper::class, [])), 'converted by ' . Upper::class, false];
        yield 'from text' => [new Coerced([Cast::Null, Cast::Int], new Nullable($int)), 'int or null, also from text', true];
        yield 'a date from text' => [new DateFrom(\DateTime::class, ['', 'Y-m-d'], null), 'DateTime from RFC 3339 or "Y-m-d"', false];
        yield 'anything' => [new Anything(), 'anything, as it is', true];
        yield 'anything, with empty objects' => [new Anything(true), 'anything, as it is, with empty objects', true];
    }

    #[Test]
    #[DataProvider('values')]
    public function everyNodeHasWords(ReadNode $node, string $words, bool $acceptsNull): void
    {
        self::assertSame($words, (new ReadText(new ReadPlan('mixed', $node, [], [])))->root());
        self::assertSame($acceptsNull, Nullable::takesNull($node));
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = [];
        foreach (self::values() as [$node]) {
            $tested[$node::class] = true;
        }

        self::assertSame([], array_diff(Nodes::in('Read', ReadNode::class), array_keys($tested)));
    }

    #[Test]
    public function anObjectIsATableOfItsMembers(): void
    {
        $int = new Scalar([ScalarKind::Int], true);
        $inlined = new ReadObject('BaseReader_1', Base::class, new NewObject(true, []), [
            new ReadField(['to_x'], new Argument(0, 'x'), $int, Missing::Fail, null, Base::class . '::$x'),
        ], [], null);
        $object = new ReadObject('ThingReader_1', Thing::class, new NewObject(false, [1 => "'de'"]), [
            new ReadField(['id', 'number'], new Argument(0, 'id'), $int, Missing::Fail, null, Thing::class . '::$id'),
            new ReadField(['status'], new Argument(2, 'status'), new EnumFrom(Letter::class, false, false), Missing::Default, '\App\Letter::A', Thing::class . '::$status'),
            new ReadField(['name'], new Property(Thing::class, 'name', true, false), new Nullable(new Scalar([ScalarKind::String], true)), Missing::Null, null, Thing::class . '::$name'),
            new ReadField(['list'], new Method(Base::class, 'setList', true), new ListOf($int), Missing::Leave, null, Base::class . '::$list'),
            new ReadField(['nick'], new Property(Thing::class, 'nick', true, false), new OptionalOf($int), Missing::Absent, null, Thing::class . '::$nick'),
            new Splice(new Property(Thing::class, 'target', true, false), new Nullable(new ObjectOf('BaseReader_1', Base::class)), 'to_', ['to_x'], Thing::class . '::$target'),
            new Splice(new Property(Thing::class, 'meta', true, false), new MapOf(null, $int), '', ['id'], Thing::class . '::$meta'),
        ], [new Method(Thing::class, 'check', false)], ['id', 'number', 'status', 'name', 'list', 'nick', 'to_x', '*', 'kind']);
        $text = new ReadText(new ReadPlan(Thing::class, new Anything(), ['ThingReader_1' => $object, 'BaseReader_1' => $inlined], []));

        self::assertSame(<<<'TEXT'
            Read Kiln\Tests\Plan\Text\Fixture\Thing

              made by its constructor, which is not public, argument 2 is 'de'

              KEY              INTO                                          WHEN MISSING                  WHEN NULL  VALUE
              id, else number  argument $id                                  error                         error      int
              status           argument $status                              \App\Letter::A                error      Kiln\Tests\Plan\Text\Fixture\Letter by value
              name             $name                                         null                          null       string
              list             Kiln\Tests\Plan\Text\Fixture\Base::setList()  its default                   error      list of int
              nick             $nick                                         Optional::missing()           error      Optional of int
              to_x             $target -> argument $x                        error (all: $target is null)  error      int
              *                $meta                                         empty                         error      inlined: map of int

              any other key is an error; allowed and ignored: kind
              calls check() at the end

            TEXT, $text->object($object));
    }

    /** @return iterable<string, array{NewObject|BlankObject|ExistingObject, string}> */
    public static function constructions(): iterable
    {
        yield 'a constructor' => [new NewObject(true, []), 'made by its constructor, without arguments'];
        yield 'a constructor with defaults' => [new NewObject(true, [0 => '[]', 2 => 'null']), 'made by its constructor, argument 1 is [], argument 3 is null'];
        yield 'none' => [new BlankObject(true), 'made without its constructor, which asks for more than the data has'];
        yield 'an existing object' => [new ExistingObject(), 'fills an object that exists already'];
    }

    #[Test]
    #[DataProvider('constructions')]
    public function everyConstructionHasWords(NewObject|BlankObject|ExistingObject $construction, string $words): void
    {
        $object = new ReadObject('ThingReader_1', Thing::class, $construction, [], [], null);
        $text = new ReadText(new ReadPlan(Thing::class, new Anything(), [$object->id => $object], []));

        self::assertSame("Read Kiln\\Tests\\Plan\\Text\\Fixture\\Thing\n\n  {$words}\n\n  no key is selected\n\n  other keys are ignored\n", $text->object($object));
    }

    #[Test]
    public function whatExistsAlreadyIsLeftAsItIs(): void
    {
        $field = new ReadField(['n'], new Property(Thing::class, 'n', true, false), new Anything(), Missing::Leave, null, Thing::class . '::$n');
        $object = new ReadObject('ThingReader_1', Thing::class, new ExistingObject(), [$field], [], null);
        $text = new ReadText(new ReadPlan(Thing::class, new Anything(), [$object->id => $object], []));

        self::assertSame('left as it is', $text->members($object)[0]->whenMissing);
    }
}
