<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Lowering;

use Kiln\Engine\Native\Lowering\NotLowerable;
use Kiln\Engine\Native\Lowering\Op;
use Kiln\Engine\Native\Lowering\ReadLowering;
use Kiln\Engine\Native\Lowering\ReadObjects;
use Kiln\Engine\Native\Lowering\WriteLowering;
use Kiln\Engine\Native\Lowering\WriteSteps;
use Kiln\Engine\Native\NativeView;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read\Argument;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\Missing;
use Kiln\Plan\Read\NewObject;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Read\ReadObject;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\Splice;
use Kiln\Plan\Write;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(WriteLowering::class)]
#[CoversClass(WriteSteps::class)]
#[CoversClass(ReadLowering::class)]
#[CoversClass(ReadObjects::class)]
final class LoweringTest extends TestCase
{
    #[Test]
    public function aPlanForWritingBecomesAProgram(): void
    {
        $int = new Write\Scalar([ScalarKind::Int], true);
        $person = new Write\WriteObject('PersonWriter_1', Person::class, [
            new Write\CallMethod(new Method(Person::class, 'prepare', false)),
            new Write\Constant('type', 'person'),
            new Write\WriteField('age', new Property(Person::class, 'age', false, false), $int, [], 'Person::$age'),
            new Write\WriteField('total', new Method(Person::class, 'total', true), $int, [OmitWhen::Uninitialized, OmitWhen::Missing, OmitWhen::Null, OmitWhen::Empty], 'Person::total()'),
            new Write\Splice(new Property(Person::class, 'line', true, false), new Write\ObjectOf('LineWriter_1', Line::class, false), 'l_', [OmitWhen::Null], 'Person::$line'),
            new Write\Splice(new Property(Person::class, 'more', true, false), new Write\MapOf($int), 'm_', [], 'Person::$more', ['m_type']),
        ], false, null);
        $line = new Write\WriteObject('LineWriter_1', Line::class, [], false, null);

        $program = WriteLowering::program(new Write\WritePlan(Person::class, new Write\ObjectOf('PersonWriter_1', Person::class, true), ['PersonWriter_1' => $person, 'LineWriter_1' => $line], []));

        self::assertSame([
            'abi' => 7,
            'kind' => 'write',
            'root' => [108, 0, Person::class, true],
            'objects' => [
                [Person::class, [
                    [401, Person::class, 'prepare', [Person::class . '::prepare']],
                    [402, 'type', 'person'],
                    [403, 'age', [601, Person::class, 'age'], [102, 2], 0],
                    [403, 'total', [602, Person::class, 'total'], [102, 2], 15],
                    [404, [601, Person::class, 'line'], [108, 1, Line::class, false], 4, 'l_', []],
                    [404, [601, Person::class, 'more'], [104, [102, 2]], 0, 'm_', ['m_type']],
                ]],
                [Line::class, []],
            ],
        ], $program);
    }

    #[Test]
    public function valuesWithoutATypeHaveAProgramOfTheirOwn(): void
    {
        self::assertSame(['abi' => 7, 'kind' => 'write', 'root' => [Op::WRITE_DYNAMIC], 'objects' => []], NativeView::dynamic());
    }

    #[Test]
    public function aPlanForReadingBecomesAProgramWithArgumentsFirstAndInOrder(): void
    {
        $int = new Scalar([ScalarKind::Int], true);
        $fields = [
            self::field('age', new Property(Person::class, 'age', false, false), Missing::Leave),
            new ReadField(['name', 'alias'], new Argument(1, 'name'), $int, Missing::Fail, null, 'Person::$name'),
            new Splice(new Argument(0, 'line'), new ObjectOf('LineReader_1', Line::class), '', ['sku'], 'Person::$line'),
            self::field('total', new Method(Person::class, 'setTotal', true), Missing::Null),
            new ReadField(['kept'], new Property(Person::class, 'kept', true, false), $int, Missing::Absent, null, 'Person::$kept', true),
        ];
        $person = new ReadObject('PersonReader_1', Person::class, new NewObject(true, []), $fields, [new Method(Person::class, 'check', false)], ['name', 'age'], ['m_']);
        $line = new ReadObject('LineReader_1', Line::class, new BlankObject(true), [self::field('sku', new Property(Line::class, 'sku', true, false), Missing::Default, "'none'")], [], null);

        $program = ReadLowering::program(new ReadPlan(Person::class, new ObjectOf('PersonReader_1', Person::class), ['PersonReader_1' => $person, 'LineReader_1' => $line], []));

        self::assertSame([
            'abi' => 7,
            'kind' => 'read',
            'root' => [210, 0],
            'objects' => [
                [
                    Person::class,
                    [801, 2],
                    [
                        [502, [703, 0], [210, 1], '', ['sku']],
                        [501, ['name', 'alias'], [703, 1], [204, 2], 0, false, null],
                        [501, ['age'], [701, Person::class, 'age'], [204, 2], 1, false, null],
                        [501, ['total'], [702, Person::class, 'setTotal'], [204, 2], 2, false, null],
                        [501, ['kept'], [701, Person::class, 'kept'], [204, 2], 4, true, null],
                    ],
                    [[Person::class, 'check']],
                    ['name', 'age'],
                    ['m_'],
                    null,
                ],
                [Line::class, [802], [[501, ['sku'], [701, Line::class, 'sku'], [204, 2], 3, false, ['parameterDefault', [Line::class, 'sku']]]], [], null, [], null],
            ],
        ], $program);
    }

    #[Test]
    public function theDefaultOfAnArgumentIsLeftToTheConstructor(): void
    {
        $field = self::field('sku', new Argument(0, 'sku'), Missing::Default, "'none'");

        self::assertSame([[501, ['sku'], [703, 0], [204, 2], 3, false, null]], self::lowered(new NewObject(true, []), $field));
    }

    #[Test]
    public function aDefaultForASetterIsForThePhpEngine(): void
    {
        $this->expectException(NotLowerable::class);

        self::lowered(new BlankObject(true), self::field('sku', new Method(Line::class, 'setSku', true), Missing::Default, "'none'"));
    }

    #[Test]
    public function anObjectThatExistsIsForThePhpEngine(): void
    {
        $this->expectException(NotLowerable::class);

        self::lowered(new ExistingObject(), self::field('sku', new Property(Line::class, 'sku', true, false), Missing::Leave));
    }

    private static function field(string $key, Property|Method|Argument $target, Missing $missing, ?string $default = null): ReadField
    {
        return new ReadField([$key], $target, new Scalar([ScalarKind::Int], true), $missing, $default, "Line::\${$key}");
    }

    private static function lowered(NewObject|BlankObject|ExistingObject $construction, ReadField $field): mixed
    {
        $object = new ReadObject('LineReader_1', Line::class, $construction, [$field], [], null);
        $program = ReadLowering::program(new ReadPlan(Line::class, new ObjectOf('LineReader_1', Line::class), ['LineReader_1' => $object], []));
        self::assertIsArray($program['objects']);
        self::assertIsArray($program['objects'][0]);

        return $program['objects'][0][2];
    }
}
