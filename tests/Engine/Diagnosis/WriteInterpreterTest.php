<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Diagnosis\Findings;
use Kiln\Engine\Diagnosis\Interpretation;
use Kiln\Engine\Diagnosis\WriteInterpreter;
use Kiln\Engine\Diagnosis\WriteMembers;
use Kiln\Engine\Diagnosis\WriteWalk;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Optional;
use Kiln\Plan\Converter;
use Kiln\Plan\Guard;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;
use Kiln\Tests\Engine\Diagnosis\Fixture\Employee;
use Kiln\Tests\Engine\Diagnosis\Fixture\KnownPlans;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\MoneyConverter;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;
use Kiln\Tests\Engine\Diagnosis\Fixture\Unfinished;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WriteInterpreter::class)]
#[CoversClass(WriteWalk::class)]
#[CoversClass(WriteMembers::class)]
#[CoversClass(Interpretation::class)]
#[CoversClass(Findings::class)]
final class WriteInterpreterTest extends TestCase
{
    #[Test]
    public function allProblemsOfAnObjectAreFound(): void
    {
        $person = new Person("caf\xE9");
        $person->name = 'Ann';
        $person->friend = new Person();
        $person->friend->friend = $person;
        $plan = self::plan(new Write\ObjectOf('Person', Person::class, false), self::personObject([
            self::secret(),
            self::field('lines', self::string(), new Method(Person::class, 'upper', true)),
            self::field('friend', new Write\Nullable(new Write\ObjectOf('Person', Person::class, false))),
        ]));

        $message = (new SerializationException('App\Person', 'JSON', self::violations($plan, $person)))->getMessage();

        self::assertSame(<<<'TEXT'
            Cannot write App\Person as JSON: 3 problems.
              1. secret          expected valid UTF-8, got string "caf\ufffd"
                 -> App\Person::$secret. Convert the text to UTF-8 first, or mark the property #[Bytes]. [invalid_utf8]
              2. lines           expected valid UTF-8, got string "CAF\ufffd"
                 -> App\Person::$lines. Convert the text to UTF-8 first, or mark the property #[Bytes]. [invalid_utf8]
              3. friend.friend   the same Kiln\Tests\Engine\Diagnosis\Fixture\Person as at $
                 -> App\Person::$friend. Leave the property out by #[Ignore] or #[Groups], limit it by #[MaxDepth], or write an identifier by #[Reference]. [circular_reference]
            TEXT, $message);
    }

    /** @return iterable<string, array{Write\WriteNode, mixed, string}> node, value, JSON */
    public static function writable(): iterable
    {
        $int = new Write\Scalar([ScalarKind::Int], false);
        $float = new Write\Scalar([ScalarKind::Float], false);
        $status = new Write\EnumCase(Status::class, false, false);
        $date = new \DateTimeImmutable('2024-02-29T12:00:00Z');

        yield 'int' => [$int, 7, '7'];
        yield 'int as float' => [$float, 7, '7.0'];
        yield 'int among other kinds' => [new Write\Scalar([ScalarKind::Float, ScalarKind::Int], false), 7, '7'];
        yield 'null' => [new Write\Nullable($int), null, 'null'];
        yield 'not null' => [new Write\Nullable($int), 7, '7'];
        yield 'a case' => [$status, Status::Open, '"open"'];
        yield 'a case by name' => [new Write\EnumCase(Suit::class, true, false), Suit::Hearts, '"Hearts"'];
        yield 'a date' => [new Write\Date(\DateTimeInterface::class, null, null, false), $date, '"2024-02-29T12:00:00Z"'];
        yield 'a date by a format' => [new Write\Date(\DateTimeImmutable::class, 'd.m.Y H:i', 'Asia/Tokyo', false), $date, '"29.02.2024 21:00"'];
        yield 'an interval' => [new Write\Interval(null), new \DateInterval('P1DT2H'), '"P1DT2H"'];
        yield 'an interval by a format' => [new Write\Interval('%H:%I'), new \DateInterval('PT2H'), '"02:00"'];
        yield 'a list' => [new Write\ListOf($int), [3 => 1, 'a' => 2], '[1,2]'];
        yield 'an empty list' => [new Write\ListOf($int), [], '[]'];
        yield 'a map' => [new Write\MapOf($int), ['a' => 1], '{"a":1}'];
        yield 'a map like a list' => [new Write\MapOf($int), [5, 6], '{"0":5,"1":6}'];
        yield 'an empty map' => [new Write\MapOf($int), [], '{}'];
        yield 'a map with a NUL in a key' => [new Write\MapOf($int), ["\0a" => 1], '{"\u0000a":1}'];
        yield 'any list' => [new Write\AnyArray($int), [5, 6], '[5,6]'];
        yield 'any map' => [new Write\AnyArray($int), [1 => 5], '{"1":5}'];
        yield 'nothing of an array' => [new Write\EmptyArray(false), [1, 2], '[]'];
        yield 'nothing of a map' => [new Write\EmptyArray(true), [1, 2], '{}'];
        yield 'a stdClass' => [new Write\StdClassOf(new Write\Dynamic()), (object) ['a' => (object) []], '{"a":{}}'];
        yield 'a stdClass like a list' => [new Write\StdClassOf(new Write\Dynamic()), (object) [1], '{"0":1}'];
        yield 'an ArrayObject as a list' => [new Write\ArrayObjectOf(new Write\ListOf($int)), new \ArrayObject(['a' => 1]), '[1]'];
        yield 'an ArrayIterator as a map' => [new Write\ArrayObjectOf(new Write\MapOf($int)), new \ArrayIterator([1]), '{"0":1}'];
        yield 'a generator as a list' => [new Write\IterableOf(new Write\ListOf($int)), self::numbers(), '[1,2,3]'];
        yield 'a generator as a map' => [new Write\IterableOf(new Write\MapOf($int)), self::numbers(), '{"a":1,"b":3}'];
        yield 'an array as an iterable' => [new Write\IterableOf(new Write\MapOf($int)), [], '{}'];

        $shape = [new Write\ShapeElement('width', $int, false), new Write\ShapeElement('unit', new Write\Dynamic(), true)];
        yield 'a shape' => [new Write\ShapeOf($shape, false, false), ['more' => 1, 'unit' => 'm', 'width' => 7], '{"width":7,"unit":"m"}'];
        yield 'a shape without the optional key' => [new Write\ShapeOf($shape, false, false), ['width' => 7], '{"width":7}'];
        yield 'an open shape' => [new Write\ShapeOf($shape, false, true), ['more' => 1, 'width' => 7], '{"width":7,"more":1}'];
        yield 'an empty shape' => [new Write\ShapeOf([], false, false), [], '{}'];
        yield 'a tuple' => [new Write\ShapeOf([new Write\ShapeElement(0, $int, false), new Write\ShapeElement(1, $int, true)], true, false), [7], '[7]'];

        $union = new Write\Union([
            new Write\UnionCase(new Guard\IsScalar(ScalarKind::Float, true), $float),
            new Write\UnionCase(new Guard\IsInstance(Status::class), $status),
            new Write\UnionCase(new Guard\IsList(), new Write\ListOf($int)),
            new Write\UnionCase(new Guard\IsArray(), new Write\MapOf($int)),
        ]);
        yield 'a union of scalars' => [$union, 1, '1.0'];
        yield 'a union of objects' => [$union, Status::Open, '"open"'];
        yield 'a union of arrays' => [$union, ['a' => 1], '{"a":1}'];
        yield 'an optional' => [new Write\OptionalOf($int), Optional::of(1), '1'];
        yield 'what a converter makes' => [new Write\Convert(new Converter(MoneyConverter::class, ['CHF'])), 5, '{"cents":5,"currency":"CHF"}'];
        yield 'an object that a converter makes' => [new Write\Convert(new Converter(MoneyConverter::class, [])), $date, '"2024-02-29T12:00:00Z"'];

        $dynamic = new Write\Dynamic();
        yield 'scalars as they are' => [$dynamic, [1, 1.0, 'a', true, null], '[1,1.0,"a",true,null]'];
        yield 'arrays as they are' => [$dynamic, ['a' => [], 'b' => [1 => 2]], '{"a":[],"b":{"1":2}}'];
        yield 'enums as they are' => [$dynamic, [Status::Open, Level::High, Suit::Spades], '["open",2,"Spades"]'];
        yield 'dates as they are' => [$dynamic, [$date, new \DateInterval('P1D')], '["2024-02-29T12:00:00Z","P1D"]'];
        yield 'a stdClass as it is' => [$dynamic, (object) [], '{}'];
        yield 'an ArrayObject as it is' => [$dynamic, new \ArrayObject(['a' => 1]), '{"a":1}'];
        yield 'an iterator as it is' => [$dynamic, new \IteratorIterator(new \ArrayIterator([1, 2])), '[1,2]'];
        yield 'an optional as it is' => [$dynamic, Optional::of([1]), '[1]'];
    }

    #[Test]
    #[DataProvider('writable')]
    public function aValueIsWritten(Write\WriteNode $node, mixed $value, string $json): void
    {
        if ($value instanceof \Generator) {
            $value = self::numbers();
        }
        $written = self::interpret(self::plan($node), $value);

        self::assertSame([], self::lines($written->violations));
        self::assertSame($json, json_encode($written->data, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION));

        $plain = self::interpret(self::plan($node), $value instanceof \Generator ? self::numbers() : $value, Destination::plainArray())->data;
        self::assertSame(json_decode($json, true), $plain, 'as plain arrays');
    }

    /** @return iterable<string, array{Write\WriteNode, mixed, list<string>}> node, value, problems */
    public static function unwritable(): iterable
    {
        $int = new Write\Scalar([ScalarKind::Int], false);

        yield 'another kind' => [$int, '7', ['$: expected int, got string "7" [type_mismatch]']];
        yield 'a float for int' => [$int, 1.0, ['$: expected int, got float 1.0 [type_mismatch]']];
        yield 'none of two kinds' => [new Write\Scalar([ScalarKind::Int, ScalarKind::Bool], false), null, ['$: expected int or bool, got null [type_mismatch]']];
        yield 'infinity' => [new Write\Scalar([ScalarKind::Float], true), INF, ['$: expected a finite number, got float INF. JSON has no INF and no NAN. Write null, or a text. [not_finite]']];
        yield 'no number' => [new Write\Dynamic(), ['a' => NAN], ['a: expected a finite number, got float NAN. JSON has no INF and no NAN. Write null, or a text. [not_finite]']];
        yield 'no UTF-8' => [new Write\Dynamic(), ["\xFF"], ['[0]: expected valid UTF-8, got string "\ufffd". Convert the text to UTF-8 first, or mark the property #[Bytes]. [invalid_utf8]']];
        yield 'a key that is no UTF-8' => [new Write\MapOf($int), ["\xFF" => 'x'], [
            '["\ufffd"]: expected valid UTF-8 as key, got string "\ufffd" [invalid_utf8]',
            '["\ufffd"]: expected int, got string "x" [type_mismatch]',
        ]];
        yield 'another enum' => [new Write\EnumCase(Status::class, false, false), Suit::Hearts, ['$: expected Kiln\Tests\Engine\Diagnosis\Fixture\Status, got Kiln\Tests\Engine\Diagnosis\Fixture\Suit [type_mismatch]']];
        yield 'no enum' => [new Write\EnumCase(Status::class, false, false), 'open', ['$: expected Kiln\Tests\Engine\Diagnosis\Fixture\Status, got string "open" [type_mismatch]']];
        yield 'no date' => [new Write\Date(\DateTimeInterface::class, null, null, false), 'now', ['$: expected DateTimeInterface, got string "now" [type_mismatch]']];
        yield 'another class of date' => [new Write\Date(\DateTime::class, null, null, false), new \DateTimeImmutable(), ['$: expected DateTime, got DateTimeImmutable [type_mismatch]']];
        yield 'no interval' => [new Write\Interval(null), 5, ['$: expected DateInterval, got int 5 [type_mismatch]']];
        yield 'no array' => [new Write\ListOf($int), new \ArrayObject(), ['$: expected array, got ArrayObject [type_mismatch]']];
        yield 'items' => [new Write\ListOf($int), ['a' => 'x', 'b' => null], ['[0]: expected int, got string "x" [type_mismatch]', '[1]: expected int, got null [type_mismatch]']];
        yield 'members' => [new Write\MapOf($int), ['x'], ['["0"]: expected int, got string "x" [type_mismatch]']];
        yield 'no shape' => [new Write\ShapeOf([], false, false), null, ['$: expected array, got null [type_mismatch]']];
        yield 'a shape that lacks a key' => [new Write\ShapeOf([new Write\ShapeElement('width', $int, false)], false, false), [], ['width: missing key [missing_key]']];
        yield 'no stdClass' => [new Write\StdClassOf(new Write\Dynamic()), [], ['$: expected stdClass, got empty array or object [type_mismatch]']];
        yield 'no ArrayObject' => [new Write\ArrayObjectOf(new Write\ListOf($int)), [1], ['$: expected ArrayObject, got array of 1 [type_mismatch]']];
        yield 'no iterable' => [new Write\IterableOf(new Write\ListOf($int)), 'abc', ['$: expected iterable, got string "abc" [type_mismatch]']];
        yield 'keys that no array has' => [new Write\IterableOf(new Write\MapOf($int)), self::oddKeys(), ['$: expected keys that are int or string, got Generator [type_mismatch]']];
        yield 'no object' => [new Write\ObjectOf('Person', Person::class, true), new Line(), ['$: expected Kiln\Tests\Engine\Diagnosis\Fixture\Person, got Kiln\Tests\Engine\Diagnosis\Fixture\Line [type_mismatch]']];
        yield 'no object of a base' => [new Write\Polymorphic(Person::class, []), new Line(), ['$: expected Kiln\Tests\Engine\Diagnosis\Fixture\Person, got Kiln\Tests\Engine\Diagnosis\Fixture\Line [type_mismatch]']];
        yield 'no object at all' => [new Write\Polymorphic(null, []), 'x', ['$: expected object, got string "x" [type_mismatch]']];
        yield 'no member of a union' => [new Write\Union([
            new Write\UnionCase(new Guard\IsScalar(ScalarKind::Int, false), $int),
            new Write\UnionCase(new Guard\IsList(), new Write\ListOf($int)),
            new Write\UnionCase(new Guard\IsInstance(Status::class), new Write\Dynamic()),
        ]), 'x', ['$: expected int or list or Kiln\Tests\Engine\Diagnosis\Fixture\Status, got string "x" [type_mismatch]']];
        yield 'no optional' => [new Write\OptionalOf($int), 1, ['$: expected Kiln\Optional, got int 1 [type_mismatch]']];
        yield 'a missing optional in a list' => [new Write\ListOf(new Write\OptionalOf($int)), [Optional::of(1), Optional::missing()], ['[1]: expected a value, got an Optional without one. Only the value of a property can be left out. [missing_value]']];
        yield 'a missing optional in any list' => [new Write\Dynamic(), [Optional::missing()], ['[0]: expected a value, got an Optional without one. Only the value of a property can be left out. [missing_value]']];
        yield 'what a converter refuses' => [new Write\Convert(new Converter(MoneyConverter::class, [])), 'x', ['$: expected an amount in cents, got string "x". Use an int. [conversion_failed]']];
        yield 'a closure' => [new Write\Dynamic(), ['f' => strlen(...)], ['f: expected a value that can be written, got Closure. Mark the property #[Ignore]. [not_serializable]']];
        yield 'a resource' => [new Write\Dynamic(), STDIN, ['$: expected a value that can be written, got resource. Mark the property #[Ignore]. [not_serializable]']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('unwritable')]
    public function aValueThatCannotBeWrittenIsAProblem(Write\WriteNode $node, mixed $value, array $problems): void
    {
        self::assertSame($problems, self::lines(self::violations(self::plan($node), $value)));
    }

    #[Test]
    public function plainArraysTakeWhatJsonCannotWrite(): void
    {
        $value = ["\xFF" => INF, 'b' => "\xFE"];
        $written = self::interpret(self::plan(new Write\Dynamic()), $value, Destination::plainArray());

        self::assertSame([], self::lines($written->violations));
        self::assertSame($value, $written->data);
    }

    #[Test]
    public function aPropertyWithoutAValueIsLeftOutWhateverThePlanSays(): void
    {
        $written = self::interpret(self::personPlan([self::field('id', new Write\Dynamic()), self::field('name', new Write\Dynamic()), self::secret(), new Write\Constant('last', 1)]), Unfinished::make(Person::class));

        self::assertSame([], self::lines($written->violations));
        self::assertSame(['last' => 1], $written->data);
    }

    #[Test]
    public function anObjectWithoutMembersIsAnObject(): void
    {
        $plan = self::personPlan([self::field('id', new Write\Dynamic())]);
        $unfinished = Unfinished::make(Person::class);

        self::assertSame('{}', json_encode(self::interpret($plan, $unfinished)->data));
        self::assertSame([], self::interpret($plan, $unfinished, Destination::plainArray())->data);
        self::assertSame('{"0":1}', json_encode(self::interpret(self::personPlan([new Write\Constant('0', 1)]), new Person())->data));
    }

    #[Test]
    public function stepsAreTakenInTheirOrder(): void
    {
        $person = new Person('shh');
        $plan = self::personPlan([
            new Write\CallMethod(new Method(Person::class, 'prepare', false)),
            new Write\Constant('type', 'person'),
            self::field('calls', new Write\ListOf(new Write\Dynamic())),
            new Write\WriteField('loud', new Method(Person::class, 'upper', true), new Write\Dynamic(), [], 'App\Person::upper()'),
            new Write\WriteField('hidden', new Method(Person::class, 'hidden', false), new Write\Dynamic(), [], 'App\Person::hidden()'),
        ]);

        self::assertSame(
            '{"type":"person","calls":["prepare"],"loud":"SHH","hidden":"hidden shh"}',
            json_encode(self::interpret($plan, $person)->data),
        );
    }

    /** @return iterable<string, array{list<Write\OmitWhen>, mixed, bool}> rules, value, whether it is written */
    public static function omissions(): iterable
    {
        yield 'null is written' => [[], null, true];
        yield 'null' => [[Write\OmitWhen::Null], null, false];
        yield 'zero is not null' => [[Write\OmitWhen::Null], 0, true];
        yield 'an empty array is not null' => [[Write\OmitWhen::Null], [], true];
        foreach (['null' => null, "''" => '', 'an array' => [], 'an ArrayObject' => new \ArrayObject(), 'a stdClass' => (object) []] as $name => $empty) {
            yield "empty: {$name}" => [[Write\OmitWhen::Empty], $empty, false];
        }
        foreach (['zero' => 0, '0' => '0', 'false' => false, 'an array' => [null], 'a stdClass' => (object) ['a' => null]] as $name => $value) {
            yield "not empty: {$name}" => [[Write\OmitWhen::Empty], $value, true];
        }
        yield 'a missing optional' => [[Write\OmitWhen::Missing], Optional::missing(), false];
        yield 'an optional null' => [[Write\OmitWhen::Missing], Optional::of(null), true];
    }

    /**
     * @param list<Write\OmitWhen> $rules
     */
    #[Test]
    #[DataProvider('omissions')]
    public function aKeyIsLeftOutWhereThePlanSaysSo(array $rules, mixed $value, bool $isWritten): void
    {
        $field = new Write\WriteField('price', new Property(Line::class, 'price', true, false), new Write\Dynamic(), $rules, 'App\Line::$price');
        $plan = self::plan(new Write\ObjectOf('Line', Line::class, false), new Write\WriteObject('Line', Line::class, [new Write\Constant('a', 1), $field], false, null));
        $written = self::interpret($plan, new Line('a', $value));

        self::assertSame([], self::lines($written->violations));
        self::assertIsArray($written->data);
        self::assertSame($isWritten ? ['a', 'price'] : ['a'], array_keys($written->data));
    }

    #[Test]
    public function anInlinedObjectPutsItsMembersAmongTheOthers(): void
    {
        $person = new Person();
        $person->name = 'Ann';
        $person->friend = new Person();
        $person->friend->name = 'Bea';
        $splice = static fn(Write\WriteNode $value): Write\Splice => new Write\Splice(new Property(Person::class, 'friend', true, false), $value, 'friend_', [], 'App\Person::$friend');
        $friend = new Write\WriteObject('Friend', Person::class, [
            new Write\WriteField('friend_name', new Property(Person::class, 'name', true, false), new Write\Dynamic(), [], 'App\Person::$name'),
            new Write\WriteField('name', new Property(Person::class, 'name', true, false), new Write\Dynamic(), [], 'App\Person::$name'),
        ], false, null);
        $inner = new Write\ObjectOf('Friend', Person::class, false);
        $plan = self::plan(
            new Write\ObjectOf('Person', Person::class, false),
            self::personObject([self::field('name', new Write\Dynamic()), $splice(new Write\Nullable($inner)), new Write\Constant('last', 1)]),
            $friend,
        );

        self::assertSame(['name' => 'Ann', 'friend_name' => 'Bea', 'last' => 1], self::interpret($plan, $person)->data);
        $person->friend = null;
        self::assertSame(['name' => 'Ann', 'last' => 1], self::interpret($plan, $person)->data);
        // Written in another way it comes to an end, as in generated code.
        $person->friend = $person;
        self::assertSame(['name' => 'Ann', 'friend_name' => 'Ann', 'last' => 1], self::interpret($plan, $person)->data);
        $endless = new Write\WriteObject('Friend', Person::class, [$splice($inner)], false, null);
        $plan = self::plan(new Write\ObjectOf('Friend', Person::class, false), $endless);
        self::assertSame(
            ['$: the same Kiln\Tests\Engine\Diagnosis\Fixture\Person as at $. App\Person::$friend. Leave the property out by #[Ignore] or #[Groups], limit it by #[MaxDepth], or write an identifier by #[Reference]. [circular_reference]'],
            self::lines(self::violations($plan, $person)),
        );

        $person->friend = null;
        $strict = self::plan(new Write\ObjectOf('Person', Person::class, false), self::personObject([$splice($inner)]), $friend);
        self::assertSame(
            ['$: expected Kiln\Tests\Engine\Diagnosis\Fixture\Person, got null. App\Person::$friend [type_mismatch]'],
            self::lines(self::violations($strict, $person)),
        );
    }

    #[Test]
    public function anInlinedMapPutsItsMembersAmongTheOthers(): void
    {
        $splice = new Write\Splice(new Property(Line::class, 'price', true, false), new Write\MapOf(new Write\Scalar([ScalarKind::Int], false)), 'x_', [], 'App\Line::$price', ['x_a', 'last']);
        $plan = self::plan(new Write\ObjectOf('Line', Line::class, false), new Write\WriteObject('Line', Line::class, [new Write\Constant('x_a', 0), $splice, new Write\Constant('last', 1)], false, null));

        self::assertSame(['x_a' => 0, 'x_7' => 2, 'last' => 1], self::interpret($plan, new Line('', ['a' => 1, 7 => 2]))->data, 'a key of the object is its own');
        self::assertSame(['x_b: expected int, got string "y". App\Line::$price [type_mismatch]'], self::lines(self::violations($plan, new Line('', ['b' => 'y']))));
        self::assertSame(['$: expected array, got string "y". App\Line::$price [type_mismatch]'], self::lines(self::violations($plan, new Line('', 'y'))));
    }

    #[Test]
    public function anObjectOfASubclassIsWrittenByItsOwnClass(): void
    {
        $employee = new Employee();
        $employee->name = 'Ann';
        $employeePlan = self::plan(
            new Write\ObjectOf('Employee', Employee::class, true),
            new Write\WriteObject('Employee', Employee::class, [new Write\WriteField('role', new Property(Employee::class, 'role', true, false), new Write\Dynamic(), [], 'App\Employee::$role')], false, null),
        );
        $plans = [Employee::class => $employeePlan];
        $person = self::personObject([self::field('name', new Write\Dynamic())]);

        self::assertSame(['role' => 'cook'], self::interpret(self::plan(new Write\ObjectOf('Person', Person::class, false), $person), $employee, plans: $plans)->data);
        self::assertSame(['role' => 'cook'], self::interpret(self::plan(new Write\Polymorphic(null, []), $person), $employee, plans: $plans)->data);
        self::assertSame(['role' => 'cook'], self::interpret(self::plan(new Write\Dynamic()), $employee, plans: $plans)->data);
        self::assertSame(['name' => 'Ann'], self::interpret(self::plan(new Write\Polymorphic(Person::class, [Employee::class => 'Person']), $person), $employee)->data);
    }

    #[Test]
    public function theSameObjectTwiceIsNoCycle(): void
    {
        $shared = (object) ['a' => 1];

        self::assertSame('[{"a":1},{"a":1}]', json_encode(self::interpret(self::plan(new Write\Dynamic()), [$shared, $shared])->data));
    }

    #[Test]
    public function cyclesOfAnyKindEnd(): void
    {
        $object = new \stdClass();
        $object->list = [$object];
        self::assertSame(
            ['list[0]: the same stdClass as at $. Leave the property out by #[Ignore] or #[Groups], limit it by #[MaxDepth], or write an identifier by #[Reference]. [circular_reference]'],
            self::lines(self::violations(self::plan(new Write\Dynamic()), $object)),
        );

        $array = [];
        $array['self'] = &$array;
        $violations = self::violations(self::plan(new Write\Dynamic()), $array, 5);
        self::assertSame(
            ['self.self.self.self.self: nested more than 5 levels deep. Raise Limits::$depth, or leave a property out by #[Ignore] or #[MaxDepth]. [depth_exceeded]'],
            self::lines($violations),
        );
    }

    #[Test]
    public function theDepthIsCountedAsJsonEncodeCountsIt(): void
    {
        $value = [[['a' => (object) ['b' => 1]]]];

        self::assertTrue(self::violations(self::plan(new Write\Dynamic()), $value, 4)->isEmpty());
        self::assertNotFalse(json_encode($value, depth: 4));
        self::assertCount(1, self::violations(self::plan(new Write\Dynamic()), $value, 3));
        self::assertFalse(json_encode($value, depth: 3));
        self::assertTrue(self::violations(self::plan(new Write\Dynamic()), 'a scalar', 0)->isEmpty());
    }

    #[Test]
    public function aGeneratorIsWalkedOnlyOnce(): void
    {
        $plan = self::plan(new Write\IterableOf(new Write\ListOf(new Write\Scalar([ScalarKind::Int], false))));
        $problem = ['$: the generator has yielded its items already. It was used before, or one of its items cannot be written. Use an array to learn which one. [generator_consumed]'];

        $finished = self::numbers();
        iterator_to_array($finished, false);
        self::assertSame($problem, self::lines(self::violations($plan, $finished)));

        $begun = self::numbers();
        $begun->next();
        self::assertSame($problem, self::lines(self::violations($plan, $begun)));

        $fresh = self::numbers();
        $fresh->current();
        self::assertSame([1, 2, 3], self::interpret($plan, $fresh)->data);

        $this->expectExceptionObject(new \RuntimeException('from the generator'));
        self::interpret($plan, self::failing());
    }

    #[Test]
    public function fiftyProblemsAreDescribedAndAllAreCounted(): void
    {
        $violations = self::violations(self::plan(new Write\ListOf(new Write\Scalar([ScalarKind::Int], false))), array_fill(0, 1254, 'x'));

        self::assertCount(50, $violations->items);
        self::assertCount(1254, $violations);
    }

    /** @return \Generator<string, int> with a key that comes twice */
    private static function numbers(): \Generator
    {
        yield 'a' => 1;
        yield 'b' => 2;
        yield 'b' => 3;
    }

    /** @return \Generator<list<int>, int> */
    private static function oddKeys(): \Generator
    {
        yield [1] => 1;
    }

    /** @return \Generator<int, int> */
    private static function failing(): \Generator
    {
        yield 1;

        throw new \RuntimeException('from the generator');
    }

    private static function string(): Write\Scalar
    {
        return new Write\Scalar([ScalarKind::String], false);
    }

    private static function plan(Write\WriteNode $root, Write\WriteObject ...$objects): Write\WritePlan
    {
        return new Write\WritePlan('test', $root, array_column($objects, null, 'id'), []);
    }

    /**
     * @param list<Write\WriteStep> $steps
     */
    private static function personPlan(array $steps): Write\WritePlan
    {
        return self::plan(new Write\ObjectOf('Person', Person::class, false), self::personObject($steps));
    }

    /**
     * @param list<Write\WriteStep> $steps
     */
    private static function personObject(array $steps): Write\WriteObject
    {
        return new Write\WriteObject('Person', Person::class, $steps, true, null);
    }

    private static function field(string $name, Write\WriteNode $value, ?Method $getter = null): Write\WriteField
    {
        return new Write\WriteField($name, $getter ?? new Property(Person::class, $name, true, false), $value, [], "App\\Person::\${$name}");
    }

    private static function secret(): Write\WriteField
    {
        return new Write\WriteField('secret', new Property(Person::class, 'secret', false, false), self::string(), [], 'App\Person::$secret');
    }

    /**
     * @param array<class-string, Write\WritePlan> $plans
     */
    private static function interpret(Write\WritePlan $plan, mixed $value, ?Destination $destination = null, int $maxDepth = 512, array $plans = []): Interpretation
    {
        return (new WriteInterpreter(new Converters(), new KnownPlans($plans), new Context(), $destination ?? Destination::json(), $maxDepth))->interpret($plan, $value);
    }

    private static function violations(Write\WritePlan $plan, mixed $value, int $maxDepth = 512): Violations
    {
        return self::interpret($plan, $value, maxDepth: $maxDepth)->violations;
    }

    /**
     * @return list<string> `path: message. origin. hint [code]`
     */
    private static function lines(Violations $violations): array
    {
        return array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->message}"
            . ($violation->origin === '' ? '' : ". {$violation->origin}")
            . ($violation->hint === '' ? '' : ". {$violation->hint}")
            . " [{$violation->code->value}]", $violations->items);
    }
}
