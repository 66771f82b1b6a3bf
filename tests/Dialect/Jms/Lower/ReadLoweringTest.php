<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Lower\ReadFields;
use Kiln\Dialect\Jms\Lower\ReadLowering;
use Kiln\Dialect\Jms\Lower\ReadNodes;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Read\Coerce;
use Kiln\Dialect\Jms\Plan\Read\Condition;
use Kiln\Dialect\Jms\Plan\Read\Constructed;
use Kiln\Dialect\Jms\Plan\Read\DateFrom;
use Kiln\Dialect\Jms\Plan\Read\DefaultValue;
use Kiln\Dialect\Jms\Plan\Read\DeprecatedEnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Discriminated;
use Kiln\Dialect\Jms\Plan\Read\DurationFrom;
use Kiln\Dialect\Jms\Plan\Read\Entrusted;
use Kiln\Dialect\Jms\Plan\Read\EnumFrom;
use Kiln\Dialect\Jms\Plan\Read\Exactly;
use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ListOf;
use Kiln\Dialect\Jms\Plan\Read\MapOf;
use Kiln\Dialect\Jms\Plan\Read\Nothing;
use Kiln\Dialect\Jms\Plan\Read\ObjectOf;
use Kiln\Dialect\Jms\Plan\Read\Parameter;
use Kiln\Dialect\Jms\Plan\Read\ReadNode;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\ReadPlan;
use Kiln\Dialect\Jms\Plan\Read\ScalarUnion;
use Kiln\Dialect\Jms\Plan\Read\Setter;
use Kiln\Dialect\Jms\Plan\Read\Slot;
use Kiln\Dialect\Jms\Plan\Read\Untyped;
use Kiln\Dialect\Jms\Plan\Read\Wrapped;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Plan\Read\BlankObject;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Native\Lowering\NodeClasses;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What docs/native-programs.md says, with the numbers written out.
 */
#[CoversClass(ReadLowering::class)]
#[CoversClass(ReadFields::class)]
#[CoversClass(ReadNodes::class)]
final class ReadLoweringTest extends TestCase
{
    private const MONEY = ['name' => 'Money', 'params' => []];

    /** @return iterable<string, array{ReadNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Coerce(ScalarKind::Int);
        $observed = new Observed(self::MONEY, 'place');
        yield 'a cast to bool' => [new Coerce(ScalarKind::Bool), [250, 1]];
        yield 'a cast to int' => [$int, [250, 2]];
        yield 'a cast to float' => [new Coerce(ScalarKind::Float), [250, 4]];
        yield 'just a string' => [new Exactly(ScalarKind::String), [251, 8]];
        yield 'any array' => [new Untyped(), [252]];
        yield 'a list' => [new ListOf($int), [253, [250, 2]]];
        yield 'a map' => [new MapOf(new Exactly(ScalarKind::String), $int), [254, [251, 8], [250, 2]]];
        yield 'an object' => [new ObjectOf('LineReader_1', Line::class), [255, 1]];
        yield 'by a key' => [
            new Discriminated(false, 'type', ['person' => new ObjectOf('PersonReader_1', Person::class), 5 => $observed]),
            [256, 'type', false, [['person', [255, 0]], ['5', [262, 0, 'observed', [self::MONEY, 'place']]]], false],
        ];
        yield 'a union by a key' => [new Discriminated(true, 'type', ['a' => $int]), [256, 'type', true, [['a', [250, 2]]], false]];
        yield 'a union that user code looks into' => [new Discriminated(true, 'type', ['a' => $observed]), [256, 'type', true, [['a', [262, 0, 'observed', [self::MONEY, 'place']]]], true]];
        yield 'an array in an object' => [new Wrapped(\ArrayIterator::class, new Untyped()), [257, \ArrayIterator::class, [252], false]];
        yield 'an array in an object that user code looks into' => [new Wrapped(\ArrayIterator::class, new ListOf($observed)), [257, \ArrayIterator::class, [253, [262, 0, 'observed', [self::MONEY, 'place']]], true]];
        yield 'a date' => [new DateFrom(\DateTime::class, [\DATE_ATOM, 'U'], 'UTC'), [258, \DateTime::class, [\DATE_ATOM, 'U'], 'UTC']];
        yield 'a case' => [new EnumFrom(Level::class, false, true), [259, Level::class, false, true]];
        yield 'a case of a type that is deprecated' => [
            new DeprecatedEnumFrom(new EnumFrom(Level::class, false, true), ['package', '1', 'message']),
            [262, 0, 'deprecatedEnumCase', [Level::class, false, true, ['package', '1', 'message']]],
        ];
        yield 'a date of any format' => [new DateFrom(\DateTime::class, [], ''), [258, \DateTime::class, [], '']];
        yield 'nothing' => [new Nothing(), [260]];
        yield 'what cannot be read' => [new Refused('resource'), [261]];
        yield 'one of several scalars' => [new ScalarUnion(['null', 'boolean', 'integer', 'string', 'array']), [262, 11, 'union', [['null', 'boolean', 'integer', 'string', 'array']]]];
        yield 'one of several scalars, strictly' => [new ScalarUnion(['int', 'string'], true), [262, 10, 'union', [['int', 'string'], true]]];
        yield 'one of other scalars' => [new ScalarUnion(['double', 'true']), [262, 4, 'union', [['double', 'true']]]];
        yield 'a duration' => [new DurationFrom(), [262, 0, 'duration', []]];
        yield 'by user code' => [$observed, [262, 0, 'observed', [self::MONEY, 'place']]];
        yield 'by jms/serializer' => [new Delegated(self::MONEY), [262, 0, 'delegate', [self::MONEY]]];
    }

    /**
     * @param non-empty-list<mixed> $expected
     */
    #[Test]
    #[DataProvider('nodes')]
    public function everyNodeHasItsOperands(ReadNode $node, array $expected): void
    {
        $plan = self::plan($node);

        self::assertSame($expected, ReadLowering::lower($plan)['root']);
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = array_map(static fn(array $case): string => $case[0]::class, iterator_to_array(self::nodes()));

        self::assertSame([], array_diff([...NodeClasses::of('Dialect/Jms/Plan/Read', ReadNode::class), ...NodeClasses::of('Dialect/Jms/Plan', ReadNode::class)], $tested));
    }

    #[Test]
    public function whatTheHostIsAskedForExists(): void
    {
        $asked = array_filter(iterator_to_array(self::nodes()), static fn(array $case): bool => $case[1][0] === 262);

        self::assertNotSame([], $asked);
        foreach ($asked as $case) {
            self::assertIsString($case[1][2]);
            self::assertTrue(method_exists(Reading::class, $case[1][2]));
        }
    }

    /** @return iterable<string, array{Field|Condition, non-empty-list<mixed>}> */
    public static function fields(): iterable
    {
        $slot = new Slot(Line::class, 'total', false);
        yield 'a property' => [self::field($slot), [520, 'the_total', 'total', [701, Line::class, 'total'], [250, 2], null, 0]];
        yield 'a setter' => [self::field(new Setter('setTotal')), [520, 'the_total', 'total', [702, 'setTotal'], [250, 2], null, 0]];
        yield 'by reflection' => [self::field(new Reflected(Line::class, 'total')), [520, 'the_total', 'total', [720, Line::class, 'total'], [250, 2], null, 0]];
        yield 'by user code' => [self::field(new Entrusted()), [520, 'the_total', 'total', [721, 'total'], [250, 2], null, 0]];
        yield 'a default' => [self::field($slot, new DefaultValue([1, null], true, $slot)), [520, 'the_total', 'total', [701, Line::class, 'total'], [250, 2], [[701, Line::class, 'total'], [1, null]], 0]];
        yield 'null by default' => [self::field(new Setter('setTotal'), new DefaultValue(null, true, $slot)), [520, 'the_total', 'total', [702, 'setTotal'], [250, 2], [[701, Line::class, 'total'], null], 0]];
        yield 'a default that must be looked up' => [self::field($slot, new DefaultValue(null, false, $slot)), [520, 'the_total', 'total', [701, Line::class, 'total'], [250, 2], [[701, Line::class, 'total']], 0]];
        yield 'a case by default' => [self::field($slot, new DefaultValue([Level::Low], true, $slot)), [520, 'the_total', 'total', [701, Line::class, 'total'], [250, 2], [[701, Line::class, 'total']], 0]];
        yield 'infinity by default' => [self::field($slot, new DefaultValue(\INF, true, $slot)), [520, 'the_total', 'total', [701, Line::class, 'total'], [250, 2], [[701, Line::class, 'total']], 0]];
        yield 'no type' => [new Field('k', 'total', $slot, null, null, false, false, false, ''), [520, 'k', 'total', [701, Line::class, 'total'], null, null, 0]];
        yield 'inline' => [new Field('k', 'total', $slot, new Untyped(), null, true, false, false, ''), [520, 'k', 'total', [701, Line::class, 'total'], [252], null, 1]];
        yield 'conditional' => [new Field('k', 'total', $slot, new Untyped(), null, false, true, false, ''), [520, 'k', 'total', [701, Line::class, 'total'], [252], null, 2]];
        yield 'noted' => [new Field('k', 'total', $slot, new Untyped(), null, false, false, true, ''), [520, 'k', 'total', [701, Line::class, 'total'], [252], null, 4]];
        yield 'a condition alone' => [new Condition('total', ''), [521, 'total']];
    }

    /**
     * @param non-empty-list<mixed> $expected
     */
    #[Test]
    #[DataProvider('fields')]
    public function everyFieldHasItsOperands(Field|Condition $field, array $expected): void
    {
        $program = ReadLowering::lower(self::plan(new Nothing(), [$field]));

        self::assertSame([Line::class, [$expected], [], false, false], ((array) $program['objects'])[1]);
    }

    #[Test]
    public function aPlanBecomesAProgram(): void
    {
        $person = new ReadObject('PersonReader_1', Person::class, new BlankObject(true), [], [new Invoke(Person::class, 'check')], true, true, false);

        self::assertSame([
            'abi' => 9,
            'kind' => 'jms read',
            'root' => [255, 0],
            'objects' => [[Person::class, [], [[Person::class, 'check']], true, true]],
            'skipped' => Skipped::class,
        ], ReadLowering::lower(new ReadPlan(Person::class, new ObjectOf('PersonReader_1', Person::class), ['PersonReader_1' => $person], [])));
    }

    #[Test]
    public function whatTheConstructorIsGivenFollowsTheRowOfAnObject(): void
    {
        $constructed = new Constructed([
            new Parameter('name', 'the_name', new Coerce(ScalarKind::String), true, ''),
            new Parameter('rest', 'rest', null, false, ''),
            new Parameter('other', null, null, true, ''),
        ], true);
        $inline = new Field('', 'line', new Slot(Person::class, 'line', true), new Nothing(), null, true, false, false, '');
        $parameters = [['name', 'the_name', [250, 8], true], ['rest', 'rest', null, false], ['other', null, null, true]];

        self::assertSame([[263, 0], [Person::class, [], [], false, false, true, $parameters]], self::lowered($constructed, [], true));
        self::assertSame([[263, 0], [Person::class, [], [], false, false, true, null]], self::lowered(new BlankObject(true), [], true));
        self::assertSame([[255, 0], [Person::class, [], [], false, false]], self::lowered(new BlankObject(true), [], false));
        self::assertSame([261], self::lowered($constructed, [$inline], true)[0], 'What is inlined does not have what the constructor is given.');
    }

    /**
     * @param list<Field> $fields
     *
     * @return array{mixed, mixed} the root, and the object
     */
    private static function lowered(BlankObject|Constructed $construction, array $fields, bool $ignoresNull): array
    {
        $object = new ReadObject('PersonReader_1', Person::class, $construction, $fields, [], false, false, $ignoresNull);
        $program = ReadLowering::lower(new ReadPlan(Person::class, new ObjectOf('PersonReader_1', Person::class), ['PersonReader_1' => $object], []));
        self::assertIsArray($program['objects']);

        return [$program['root'], $program['objects'][0]];
    }

    private static function field(Slot|Setter|Reflected|Entrusted $target, ?DefaultValue $default = null): Field
    {
        return new Field('the_total', 'total', $target, new Coerce(ScalarKind::Int), $default, false, false, false, '');
    }

    /**
     * @param list<Field|Condition> $fields of a line
     */
    private static function plan(ReadNode $root, array $fields = []): ReadPlan
    {
        return new ReadPlan('type', $root, [
            'PersonReader_1' => new ReadObject('PersonReader_1', Person::class, new BlankObject(true), [], [], false, false, false),
            'LineReader_1' => new ReadObject('LineReader_1', Line::class, new BlankObject(true), $fields, [], false, false, false),
        ], []);
    }
}
