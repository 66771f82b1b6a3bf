<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;
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
    /** @return iterable<string, array{Read\ReadNode, string, bool}> node, words, whether it accepts null */
    public static function values(): iterable
    {
        $int = new Read\Scalar([ScalarKind::Int], true);
        $thing = new Read\ObjectOf('ThingReader_1', Thing::class);

        yield 'a scalar' => [$int, 'int', false];
        yield 'a float' => [new Read\Scalar([ScalarKind::Float], true), 'float, also from int', false];
        yield 'an int or a float' => [new Read\Scalar([ScalarKind::Int, ScalarKind::Float], true), 'int or float', false];
        yield 'nullable' => [new Read\Nullable($int), 'int or null', true];
        yield 'null' => [new Read\NullOnly(), 'null', true];
        yield 'a list' => [new Read\ListOf(new Read\Nullable($thing)), 'list of (' . Thing::class . ' or null)', false];
        yield 'a map' => [new Read\MapOf(ScalarKind::String, $int), 'map of int', false];
        yield 'a map with integer keys' => [new Read\MapOf(ScalarKind::Int, $int), 'map of int, with integer keys', false];
        yield 'a map of cases' => [new Read\MapOf(ScalarKind::String, $int, new Read\EnumFrom(Letter::class, false, false)), 'map of int, with keys of ' . Letter::class . ' by value', false];
        yield 'any array' => [new Read\AnyArray(new Read\Anything()), 'list or map, as an array', false];
        yield 'a shape' => [new Read\ShapeOf([new Read\ShapeElement('w', $int, false), new Read\ShapeElement('h', $int, true)], false, false, false), '{"w": int, "h"?: int}', false];
        yield 'a strict shape' => [new Read\ShapeOf([new Read\ShapeElement('w', $int, false)], false, false, true), '{"w": int} and no other key', false];
        yield 'an open tuple' => [new Read\ShapeOf([new Read\ShapeElement(0, $int, false)], true, true, false), '[int, ...]', false];
        yield 'an iterator' => [new Read\IteratorOf(new Read\ListOf($int)), 'list of int, as an ArrayIterator', false];
        yield 'an ArrayObject' => [new Read\ArrayObjectOf(\ArrayObject::class, new Read\MapOf(null, $int)), 'map of int, as ArrayObject', false];
        yield 'a collection' => [new Read\CollectionOf(\SplQueue::class, Read\Gathering::Adding, new Read\ListOf($int)), 'list of int, as SplQueue', false];
        yield 'a collection, refilled' => [new Read\RefillOrCreate(new Read\CollectionOf(\SplQueue::class, Read\Gathering::Adding, new Read\ListOf($int))), 'list of int, as SplQueue, or into the one that is there already', false];
        yield 'a stdClass' => [new Read\StdClassOf(), 'map, as stdClass', false];
        yield 'a stdClass, with empty objects' => [new Read\StdClassOf(true), 'map, as stdClass, with empty objects inside', false];
        yield 'a date' => [new Read\DateFrom(\DateTimeImmutable::class, [], null), 'DateTimeImmutable from RFC 3339', false];
        yield 'a date in formats' => [new Read\DateFrom(\DateTime::class, ['Y-m-d', 'd/m/Y'], 'UTC'), 'DateTime from "Y-m-d" or "d/m/Y", in UTC unless it says otherwise', false];
        yield 'bytes' => [new Read\BytesFrom(true), 'bytes, also from text', false];
        yield 'bytes in a format that has only text' => [new Read\BytesFrom(false), 'bytes from base64', false];
        yield 'raw JSON' => [new Read\RawFrom(), 'JSON as it stands', false];
        yield 'a duration' => [new Read\IntervalFrom(null), 'DateInterval from ISO 8601', false];
        yield 'a duration in a format' => [new Read\IntervalFrom('%h'), 'DateInterval from "%h"', false];
        yield 'a pure enum' => [new Read\EnumFrom(Letter::class, true, false), Letter::class . ' by name', false];
        yield 'a backed enum' => [new Read\EnumFrom(Letter::class, false, false), Letter::class . ' by value', false];
        yield 'an object' => [$thing, Thing::class, false];
        yield 'by discriminator' => [new Read\Discriminated(Base::class, 'kind', ['thing' => $thing, 7 => $thing]), Base::class . ' by "kind": "thing" ' . Thing::class . ', "7" ' . Thing::class, false];
        yield 'by discriminator, or else' => [new Read\Discriminated(Base::class, 'kind', ['thing' => $thing], $thing), Base::class . ' by "kind": "thing" ' . Thing::class . ', else ' . Thing::class, false];
        yield 'a union' => [
            new Read\OneOf([
                new Read\UnionCase(new Guard\IsScalar(ScalarKind::Int, false), $int),
                new Read\UnionCase(new Guard\HasKeys(['a', 'b']), $thing),
                new Read\UnionCase(new Guard\HasValue('kind', ['x', 2]), $thing),
            ]),
            'int or ' . Thing::class . ' when it has "a", "b" or ' . Thing::class . ' when "kind" is "x" or 2',
            false,
        ];
        yield 'filled or made' => [new Read\PopulateOrCreate($thing, $thing), Thing::class . ', filled where there is one already', false];
        yield 'an optional' => [new Read\OptionalOf($int), 'Optional of int', false];
        yield 'an optional of null' => [new Read\OptionalOf(new Read\Nullable($int)), 'Optional of (int or null)', true];
        yield 'a value' => [new Read\ValueFrom(Thing::class, Thing::class, 'parse', $int, 'thing', []), Thing::class . ' from int by ' . Thing::class . '::parse()', false];
        yield 'a converter' => [new Read\Convert(new Converter(Upper::class, [])), 'converted by ' . Upper::class, false];
        yield 'from text' => [new Read\Coerced([Read\Cast::Null, Read\Cast::Int], new Read\Nullable($int)), 'int or null, also from text', true];
        yield 'a date from text' => [new Read\DateFrom(\DateTime::class, ['', 'Y-m-d'], null), 'DateTime from RFC 3339 or "Y-m-d"', false];
        yield 'anything' => [new Read\Anything(), 'anything, as it is', true];
        yield 'anything, with empty objects' => [new Read\Anything(true), 'anything, as it is, with empty objects', true];
    }

    #[Test]
    #[DataProvider('values')]
    public function everyNodeHasWords(Read\ReadNode $node, string $words, bool $acceptsNull): void
    {
        self::assertSame($words, (new ReadText(new Read\ReadPlan('mixed', $node, [], [])))->root());
        self::assertSame($acceptsNull, Read\Nullable::takesNull($node));
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = [];
        foreach (self::values() as [$node]) {
            $tested[$node::class] = true;
        }

        self::assertSame([], array_diff(Nodes::in('Read', Read\ReadNode::class), array_keys($tested)));
    }

    #[Test]
    public function anObjectIsATableOfItsMembers(): void
    {
        $int = new Read\Scalar([ScalarKind::Int], true);
        $inlined = new Read\ReadObject('BaseReader_1', Base::class, new Read\NewObject(true, []), [
            new Read\ReadField(['to_x'], new Read\Argument(0, 'x'), $int, Read\Missing::Fail, null, Base::class . '::$x'),
        ], [], null);
        $object = new Read\ReadObject('ThingReader_1', Thing::class, new Read\NewObject(false, [1 => "'de'"]), [
            new Read\ReadField(['id', 'number'], new Read\Argument(0, 'id'), $int, Read\Missing::Fail, null, Thing::class . '::$id'),
            new Read\ReadField(['status'], new Read\Argument(2, 'status'), new Read\EnumFrom(Letter::class, false, false), Read\Missing::Default, '\App\Letter::A', Thing::class . '::$status'),
            new Read\ReadField(['name'], new Property(Thing::class, 'name', true, false), new Read\Nullable(new Read\Scalar([ScalarKind::String], true)), Read\Missing::Null, null, Thing::class . '::$name'),
            new Read\ReadField(['list'], new Method(Base::class, 'setList', true), new Read\ListOf($int), Read\Missing::Leave, null, Base::class . '::$list'),
            new Read\ReadField(['nick'], new Property(Thing::class, 'nick', true, false), new Read\OptionalOf($int), Read\Missing::Absent, null, Thing::class . '::$nick'),
            new Read\Splice(new Property(Thing::class, 'target', true, false), new Read\Nullable(new Read\ObjectOf('BaseReader_1', Base::class)), 'to_', ['to_x'], Thing::class . '::$target'),
            new Read\Splice(new Property(Thing::class, 'meta', true, false), new Read\MapOf(null, $int), '', ['id'], Thing::class . '::$meta'),
        ], [new Method(Thing::class, 'check', false)], ['id', 'number', 'status', 'name', 'list', 'nick', 'to_x', '*', 'kind']);
        $text = new ReadText(new Read\ReadPlan(Thing::class, new Read\Anything(), ['ThingReader_1' => $object, 'BaseReader_1' => $inlined], []));

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

    /** @return iterable<string, array{Read\NewObject|Read\BlankObject|Read\ExistingObject, string}> */
    public static function constructions(): iterable
    {
        yield 'a constructor' => [new Read\NewObject(true, []), 'made by its constructor, without arguments'];
        yield 'a constructor with defaults' => [new Read\NewObject(true, [0 => '[]', 2 => 'null']), 'made by its constructor, argument 1 is [], argument 3 is null'];
        yield 'none' => [new Read\BlankObject(true), 'made without its constructor, which asks for more than the data has'];
        yield 'an existing object' => [new Read\ExistingObject(), 'fills an object that exists already'];
    }

    #[Test]
    #[DataProvider('constructions')]
    public function everyConstructionHasWords(Read\NewObject|Read\BlankObject|Read\ExistingObject $construction, string $words): void
    {
        $object = new Read\ReadObject('ThingReader_1', Thing::class, $construction, [], [], null);
        $text = new ReadText(new Read\ReadPlan(Thing::class, new Read\Anything(), [$object->id => $object], []));

        self::assertSame("Read Kiln\\Tests\\Plan\\Text\\Fixture\\Thing\n\n  {$words}\n\n  no key is selected\n\n  other keys are ignored\n", $text->object($object));
    }

    #[Test]
    public function whatExistsAlreadyIsLeftAsItIs(): void
    {
        $field = new Read\ReadField(['n'], new Property(Thing::class, 'n', true, false), new Read\Anything(), Read\Missing::Leave, null, Thing::class . '::$n');
        $object = new Read\ReadObject('ThingReader_1', Thing::class, new Read\ExistingObject(), [$field], [], null);
        $text = new ReadText(new Read\ReadPlan(Thing::class, new Read\Anything(), [$object->id => $object], []));

        self::assertSame('left as it is', $text->members($object)[0]->whenMissing);
    }
}
