<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Lower;

use Kiln\Dialect\Jms\Call\WriterPrograms;
use Kiln\Dialect\Jms\Lower\WriteLowering;
use Kiln\Dialect\Jms\Lower\WriteNodes;
use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Dialect\Jms\Plan\Write\Artificial;
use Kiln\Dialect\Jms\Plan\Write\AsIs;
use Kiln\Dialect\Jms\Plan\Write\Asked;
use Kiln\Dialect\Jms\Plan\Write\ByOwnType;
use Kiln\Dialect\Jms\Plan\Write\Cast;
use Kiln\Dialect\Jms\Plan\Write\CastCase;
use Kiln\Dialect\Jms\Plan\Write\Duration;
use Kiln\Dialect\Jms\Plan\Write\Elements;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Getter;
use Kiln\Dialect\Jms\Plan\Write\Members;
use Kiln\Dialect\Jms\Plan\Write\ObjectOf;
use Kiln\Dialect\Jms\Plan\Write\OfClass;
use Kiln\Dialect\Jms\Plan\Write\Omitted;
use Kiln\Dialect\Jms\Plan\Write\OwnCase;
use Kiln\Dialect\Jms\Plan\Write\Proxy;
use Kiln\Dialect\Jms\Plan\Write\Round;
use Kiln\Dialect\Jms\Plan\Write\Shape;
use Kiln\Dialect\Jms\Plan\Write\Slot;
use Kiln\Dialect\Jms\Plan\Write\Source;
use Kiln\Dialect\Jms\Plan\Write\SubclassOf;
use Kiln\Dialect\Jms\Plan\Write\WriteNode;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\Write\XmlNumber;
use Kiln\Dialect\Jms\Plan\Write\XmlPlain;
use Kiln\Dialect\Jms\Run\WriteHost;
use Kiln\Plan\Write;
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
#[CoversClass(WriteLowering::class)]
#[CoversClass(WriteNodes::class)]
final class WriteLoweringTest extends TestCase
{
    private const MONEY = ['name' => 'Money', 'params' => []];

    /** Shared with generated code, as dates, cases and timestamps are, but no part of the dialect's folder. */
    private const SHARED = [Write\Date::class, Write\EnumCase::class, Write\Timestamp::class];

    /** @return iterable<string, array{WriteNode|Write\SharedNode, non-empty-list<mixed>}> */
    public static function nodes(): iterable
    {
        $int = new Cast(ScalarKind::Int);
        $own = new ByOwnType('place');
        $case = new Write\EnumCase(Level::class, false, false);
        yield 'a scalar as it is' => [new AsIs(), [150]];
        yield 'a cast to bool' => [new Cast(ScalarKind::Bool), [151, 1]];
        yield 'a cast to int' => [$int, [151, 2]];
        yield 'a cast to float' => [new Cast(ScalarKind::Float), [151, 4]];
        yield 'a cast to string' => [new Cast(ScalarKind::String), [151, 8]];
        yield 'a number, rounded' => [new Round(2, \PHP_ROUND_HALF_EVEN), [152, 2, 3]];
        yield 'a date' => [new Write\Date(\DateTime::class, 'Y', null, true), [153, \DateTime::class, 'Y']];
        yield 'a timestamp' => [new Write\Timestamp(\DateTime::class, false), [154, \DateTime::class]];
        yield 'a case' => [$case, [155, false, 0]];
        yield 'a case by name' => [new Write\EnumCase(Level::class, true, true), [155, true, 0]];
        yield 'a case as a string' => [new CastCase($case, ScalarKind::String), [155, false, 8]];
        yield 'a case as it has it' => [new OwnCase(), [166]];
        yield 'a list' => [new Elements($int, Source::PlainArray, false, false), [156, [151, 2], null, 1]];
        yield 'a list of anything' => [new Elements($int, Source::Cast, false, false), [156, [151, 2], 'cast', 1]];
        yield 'a map of what can be walked through' => [new Elements($int, Source::Iterable, true, true), [156, [151, 2], 'iterate', 7]];
        yield 'a collection' => [new Elements($int, Source::Collection, false, false), [156, [151, 2], 'collect', 0]];
        // Null is written there.
        yield 'an array without a type' => [new Elements($own, Source::Cast, true, false), [156, [157, 'place', true], 'cast', 11]];
        yield 'a list of unions' => [new Elements($own, Source::Cast, false, false), [156, [157, 'place', true], 'cast', 1]];
        yield 'a value without a type' => [$own, [157, 'place', true]];
        yield 'an object' => [new ObjectOf('LineWriter_1', Line::class, false, 'place'), [158, 1, Line::class, false, 'place']];
        yield 'an object of an interface' => [new SubclassOf(Line::class, ''), [159, Line::class, '']];
        yield 'an object of a class in one way' => [new OfClass(Line::class, $int, 'place'), [160, Line::class, [151, 2], 'place']];
        yield 'a stdClass' => [new Members('place'), [161, 'place', true]];
        yield 'an object that loads itself' => [new Proxy('load', $own), [162, 'load', [157, 'place', true]]];
        yield 'a duration' => [new Duration(), [163, 'duration', []]];
        yield 'by user code' => [new Observed(self::MONEY, 'place'), [163, 'observed', [self::MONEY, 'place']]];
        yield 'of a type that is no class' => [new Artificial(self::MONEY, 'place'), [163, 'artificial', [self::MONEY, 'place']]];
        yield 'by jms/serializer' => [new Delegated(self::MONEY), [163, 'delegate', [self::MONEY]]];
        yield 'what cannot be written' => [new Refused('resource'), [164]];
        yield 'nothing' => [new Omitted(), [165]];
    }

    /**
     * @param non-empty-list<mixed> $expected
     */
    #[Test]
    #[DataProvider('nodes')]
    public function everyNodeHasItsOperands(WriteNode|Write\SharedNode $node, array $expected): void
    {
        self::assertSame($expected, WriteLowering::lower(self::plan($node), true)['root']);
    }

    #[Test]
    public function noNodeIsForgotten(): void
    {
        $tested = array_map(static fn(array $case): string => $case[0]::class, iterator_to_array(self::nodes()));

        // For XML there are no programs.
        $tested = [...$tested, XmlNumber::class, XmlPlain::class];

        self::assertSame([], array_diff([...NodeClasses::of('Dialect/Jms/Plan/Write', WriteNode::class), ...NodeClasses::of('Dialect/Jms/Plan', WriteNode::class), ...self::SHARED], $tested));
    }

    #[Test]
    public function whatTheHostIsAskedForExists(): void
    {
        $asked = array_map(static fn(array $case): mixed => match ($case[1][0]) {
            156 => $case[1][2],
            163 => $case[1][1],
            default => null,
        }, iterator_to_array(self::nodes()));
        // Besides, what the extension asks by itself.
        $methods = [...array_filter($asked, \is_string(...)), 'read', 'reflect', 'ask', 'program', 'included', 'announce', 'members', 'load', 'format', 'timestamp'];

        self::assertSame([], array_filter($methods, static fn(string $method): bool => !method_exists(WriteHost::class, $method)));
    }

    /** @return iterable<string, array{Field|Invoke|Write\Constant, non-empty-list<mixed>}> */
    public static function steps(): iterable
    {
        $untyped = new Slot(Line::class, 'total', true, false, true, false, false);
        $slot = [601, Line::class, 'total'];
        yield 'a hook' => [new Invoke(Person::class, 'check'), [420, Person::class, 'check']];
        yield 'a constant' => [new Write\Constant('type', 'line'), [421, 'type', 'line']];
        yield 'a property' => [self::field($untyped), [422, 'the_total', 'total', $slot, [150], 0]];
        yield 'a property that may have no value' => [self::field(new Slot(Line::class, 'total', false, true, true, false, false)), [422, 'the_total', 'total', $slot, [150], 64]];
        yield 'a property that must have a value' => [self::field(new Slot(Line::class, 'total', false, true, true, false, true)), [422, 'the_total', 'total', $slot, [150], 192]];
        yield 'a property that __get() may answer for' => [
            self::field(new Slot(Person::class, 'total', false, false, true, true, false)),
            [422, 'the_total', 'total', [620, 'read', [Person::class, 'total']], [150], 0],
        ];
        yield 'a getter' => [self::field(new Getter('getTotal')), [422, 'the_total', 'total', [602, Line::class, 'getTotal'], [150], 0]];
        yield 'by reflection' => [self::field(new Reflected(Person::class, 'total')), [422, 'the_total', 'total', [620, 'reflect', [Person::class, 'total']], [150], 0]];
        yield 'by user code' => [self::field(new Asked()), [422, 'the_total', 'total', [620, 'ask', [Line::class, 'total']], [150], 16]];
        yield 'inline' => [new Field('k', 'total', $untyped, new AsIs(), true, false, false, false, ''), [422, 'k', 'total', $slot, [150], 1]];
        yield 'left out when empty' => [new Field('k', 'total', $untyped, new AsIs(), false, true, false, false, ''), [422, 'k', 'total', $slot, [150], 8]];
        yield 'conditional' => [new Field('k', 'total', $untyped, new AsIs(), false, false, true, false, ''), [422, 'k', 'total', $slot, [150], 18]];
        yield 'noted' => [new Field('k', 'total', $untyped, new AsIs(), false, false, false, true, ''), [422, 'k', 'total', $slot, [150], 4]];
    }

    /**
     * @param non-empty-list<mixed> $expected
     */
    #[Test]
    #[DataProvider('steps')]
    public function everyStepHasItsOperands(Field|Invoke|Write\Constant $step, array $expected): void
    {
        $program = WriteLowering::lower(self::plan(new Omitted(), [$step]), false);

        self::assertSame([Line::class, [$expected], [], 0, false, false, false, false], ((array) $program['objects'])[1]);
    }

    #[Test]
    public function aPlanBecomesAProgram(): void
    {
        $person = new WriteObject('PersonWriter_1', Person::class, [], [new Invoke(Person::class, 'check')], Shape::Map, true, true, true, true);

        self::assertSame([
            'abi' => 9,
            'kind' => 'jms write',
            'root' => [158, 0, Person::class, true, ''],
            'objects' => [[Person::class, [], [[Person::class, 'check']], 2, true, true, true, true]],
        ], WriteLowering::lower(new WritePlan(Person::class, new ObjectOf('PersonWriter_1', Person::class, true, ''), ['PersonWriter_1' => $person], [], true), true));
    }

    #[Test]
    public function aValueWithoutATypeNeedsNoPlan(): void
    {
        foreach ([false, true] as $writesOwnNull) {
            self::assertSame(['abi' => 9, 'kind' => 'jms write', 'root' => [157, '', $writesOwnNull], 'objects' => []], WriterPrograms::untyped($writesOwnNull));
            self::assertSame(WriterPrograms::untyped($writesOwnNull), WriteLowering::lower(new WritePlan('mixed', new ByOwnType(''), [], [], $writesOwnNull), $writesOwnNull));
        }
    }

    #[Test]
    public function nullIsWrittenWhereTheSelectionSaysSo(): void
    {
        $elements = new Elements(new Cast(ScalarKind::Int), Source::PlainArray, false, false);
        $plan = static fn(bool $writesNull): WritePlan => new WritePlan('array<int>', $elements, [], [], $writesNull);

        self::assertSame([156, [151, 2], null, 9], WriteLowering::lower($plan(true), false)['root']);
        self::assertSame([156, [151, 2], null, 1], WriteLowering::lower($plan(false), true)['root']);
    }

    private static function field(Slot|Getter|Reflected|Asked $access): Field
    {
        return new Field('the_total', 'total', $access, new AsIs(), false, false, false, false, '');
    }

    /**
     * @param list<Field|Invoke|Write\Constant> $steps of a line
     */
    private static function plan(WriteNode|Write\SharedNode $root, array $steps = []): WritePlan
    {
        return new WritePlan('type', $root, [
            'PersonWriter_1' => new WriteObject('PersonWriter_1', Person::class, [], [], Shape::Members, false, false, false, false),
            'LineWriter_1' => new WriteObject('LineWriter_1', Line::class, $steps, [], Shape::Members, false, false, false, false),
        ], [], false);
    }
}
