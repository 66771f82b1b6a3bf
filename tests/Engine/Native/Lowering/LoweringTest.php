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
use Kiln\Plan\Read;
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
            'abi' => 9,
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
        self::assertSame(['abi' => 9, 'kind' => 'write', 'root' => [Op::WRITE_DYNAMIC], 'objects' => []], NativeView::dynamic());
    }

    #[Test]
    public function aPlanForReadingBecomesAProgramWithArgumentsFirstAndInOrder(): void
    {
        $int = new Read\Scalar([ScalarKind::Int], true);
        $fields = [
            self::field('age', new Property(Person::class, 'age', false, false), Read\Missing::Leave),
            new Read\ReadField(['name', 'alias'], new Read\Argument(1, 'name'), $int, Read\Missing::Fail, null, 'Person::$name'),
            new Read\Splice(new Read\Argument(0, 'line'), new Read\ObjectOf('LineReader_1', Line::class), '', ['sku'], 'Person::$line'),
            self::field('total', new Method(Person::class, 'setTotal', true), Read\Missing::Null),
            new Read\ReadField(['kept'], new Property(Person::class, 'kept', true, false), $int, Read\Missing::Absent, null, 'Person::$kept', true),
        ];
        $person = new Read\ReadObject('PersonReader_1', Person::class, new Read\NewObject(true, []), $fields, [new Method(Person::class, 'check', false)], ['name', 'age'], ['m_']);
        $line = new Read\ReadObject('LineReader_1', Line::class, new Read\BlankObject(true), [self::field('sku', new Property(Line::class, 'sku', true, false), Read\Missing::Default, "'none'")], [], null);

        $program = ReadLowering::program(new Read\ReadPlan(Person::class, new Read\ObjectOf('PersonReader_1', Person::class), ['PersonReader_1' => $person, 'LineReader_1' => $line], []));

        self::assertSame([
            'abi' => 9,
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
        $field = self::field('sku', new Read\Argument(0, 'sku'), Read\Missing::Default, "'none'");

        self::assertSame([[501, ['sku'], [703, 0], [204, 2], 3, false, null]], self::lowered(new Read\NewObject(true, []), $field));
    }

    #[Test]
    public function aDefaultForASetterIsForThePhpEngine(): void
    {
        $this->expectException(NotLowerable::class);

        self::lowered(new Read\BlankObject(true), self::field('sku', new Method(Line::class, 'setSku', true), Read\Missing::Default, "'none'"));
    }

    #[Test]
    public function anObjectThatExistsIsForThePhpEngine(): void
    {
        $this->expectException(NotLowerable::class);

        self::lowered(new Read\ExistingObject(), self::field('sku', new Property(Line::class, 'sku', true, false), Read\Missing::Leave));
    }

    private static function field(string $key, Property|Method|Read\Argument $target, Read\Missing $missing, ?string $default = null): Read\ReadField
    {
        return new Read\ReadField([$key], $target, new Read\Scalar([ScalarKind::Int], true), $missing, $default, "Line::\${$key}");
    }

    private static function lowered(Read\NewObject|Read\BlankObject|Read\ExistingObject $construction, Read\ReadField $field): mixed
    {
        $object = new Read\ReadObject('LineReader_1', Line::class, $construction, [$field], [], null);
        $program = ReadLowering::program(new Read\ReadPlan(Line::class, new Read\ObjectOf('LineReader_1', Line::class), ['LineReader_1' => $object], []));
        self::assertIsArray($program['objects']);
        self::assertIsArray($program['objects'][0]);

        return $program['objects'][0][2];
    }
}
