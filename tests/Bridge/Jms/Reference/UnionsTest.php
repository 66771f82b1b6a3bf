<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\NonVisitableTypeException;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Unions\Choices;
use Kiln\Tests\Fixture\Jms\Unions\ClassChoice;
use Kiln\Tests\Fixture\Jms\Unions\Discriminated;
use Kiln\Tests\Fixture\Jms\Unions\Left;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Properties of several types.
 */
#[CoversClass(JmsSerializer::class)]
final class UnionsTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{mixed}>
     */
    public static function values(): iterable
    {
        foreach (['5', '5.5', '5.0', 'x', '', '0', '1', 'true', 'false', 5, 0, 1, 5.5, 5.0, -0.0, true, false, null, [], [1], ['a' => 1]] as $value) {
            yield Description::of($value) => [$value];
        }
    }

    #[Test]
    #[DataProvider('values')]
    public function everyValueIsReadIntoEveryUnion(mixed $value): void
    {
        foreach (['int_or_string', 'number', 'bool_or_string', 'string_or_false', 'array_or_string', 'float_or_bool'] as $name) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromArray([$name => $value], Choices::class));
        }
        foreach (['either', 'int_or_person', 'after'] as $name) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromArray([$name => $value], ClassChoice::class));
        }
    }

    #[Test]
    public function theTypeOfTheValueComesFirst(): void
    {
        self::assertReads("Choices{intOrString: '5', number: 5, boolOrString: 'true', stringOrFalse: false, arrayOrString: [1], floatOrBool: 1.5}", '{"int_or_string":"5","number":5,"bool_or_string":"true","string_or_false":false,"array_or_string":[1],"float_or_bool":1.5}', Choices::class);
        self::assertReads("Choices{intOrString: '5.5', number: 5.5, boolOrString: null, stringOrFalse: null, arrayOrString: null, floatOrBool: null}", '{"int_or_string":5.5,"number":5.5}', Choices::class);
    }

    #[Test]
    public function unionsOfClassesAreLeftAlone(): void
    {
        self::assertReads('ClassChoice{either: ?, intOrPerson: 5, after: 2}', '{"either":{"name":"a"},"after":2}', ClassChoice::class);
        self::assertSame("gave ClassChoice{either: ?, intOrPerson: 5, after: 2}\nPHP: Array to string conversion", self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"int_or_person":{"name":"b"},"after":2}', ClassChoice::class))->text());
        self::assertReads('ClassChoice{either: null, intOrPerson: 7, after: 1}', '{"either":null,"int_or_person":7}', ClassChoice::class);
    }

    #[Test]
    public function unionsAreWrittenByValue(): void
    {
        $choice = static function (): ClassChoice {
            $choice = new ClassChoice();
            $choice->either = Person::of('a', 1);
            $choice->intOrPerson = Person::of('b');

            return $choice;
        };

        self::assertWrites('{"either":{"name":"a","age":1},"int_or_person":{"name":"b"},"after":1}', $choice);
        self::assertWrites('{"int_or_string":"5","number":5.0,"bool_or_string":true,"string_or_false":false,"array_or_string":{"a":1},"float_or_bool":false}', static function (): Choices {
            $choices = new Choices();
            $choices->intOrString = '5';
            $choices->number = 5.0;
            $choices->boolOrString = true;
            $choices->stringOrFalse = false;
            $choices->arrayOrString = ['a' => 1, 'b' => null];
            $choices->floatOrBool = false;

            return $choices;
        });
    }

    #[Test]
    public function aFieldTellsClassesApart(): void
    {
        self::assertReads("Discriminated{side: Right{kind: 'b', right: 5}}", '{"side":{"kind":"b","right":5}}', Discriminated::class);
        self::assertRefuses(NonVisitableTypeException::class, 'Union Discriminator Field "kind" not found in data', '{"side":{"left":1}}', Discriminated::class);
        self::assertRefuses(NonVisitableTypeException::class, 'Union Discriminator Field "kind" not found in data', '{"side":{"kind":"0"}}', Discriminated::class);
        self::assertRefuses(NonVisitableTypeException::class, 'Union Discriminator Map does not contain key "c"', '{"side":{"kind":"c"}}', Discriminated::class);
        self::assertWrites('{"side":{"kind":"a","left":1}}', static function (): Discriminated {
            $discriminated = new Discriminated();
            $discriminated->side = new Left();

            return $discriminated;
        });
    }
}
