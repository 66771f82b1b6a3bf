<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Engine\Diagnosis\GuardTest;
use Kiln\Plan\Guard;
use Kiln\Plan\Guard\Always;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsInstance;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsObject;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Tests\Engine\Diagnosis\Fixture\Employee;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Person;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;
use Kiln\Type\ScalarKind;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(GuardTest::class)]
final class GuardTestTest extends TestCase
{
    /** @return iterable<string, array{Guard, list<mixed>, list<mixed>}> guard, values it lets in, values it does not */
    public static function guards(): iterable
    {
        $object = new Line();
        yield 'always' => [new Always(), [null, 1, [], $object], []];
        yield 'int' => [new IsScalar(ScalarKind::Int, false), [0, -1], ['0', 0.0, false, null, []]];
        yield 'float' => [new IsScalar(ScalarKind::Float, false), [0.0, INF], [0, '0.0']];
        yield 'float or int' => [new IsScalar(ScalarKind::Float, true), [0.0, 0], ['0']];
        yield 'string' => [new IsScalar(ScalarKind::String, false), ['', '1'], [1, null]];
        yield 'bool' => [new IsScalar(ScalarKind::Bool, false), [true, false], [0, 1, '']];
        yield 'list' => [new IsList(), [[], [1, 2]], [[1 => 1], ['a' => 1], 'a']];
        yield 'array' => [new IsArray(), [[], [1, 2], ['a' => 1]], [$object, null]];
        yield 'object' => [new IsObject(), [$object, new Person()], [[], ['a' => 1], 'a', null]];
        yield 'instance' => [new IsInstance(Person::class), [new Person(), new Employee()], [$object, Person::class, null]];
        yield 'value of a text enum' => [new IsBackedValue(Status::class), ['open'], ['Open', 'x', 1, null, Status::Open]];
        yield 'value of a number enum' => [new IsBackedValue(Level::class), [1, 2], ['1', 1.0, 3, true]];
        yield 'name of a pure enum' => [new IsBackedValue(Suit::class), ['Hearts'], ['hearts', 0]];
        yield 'keys' => [new HasKeys(['a', 'b']), [['a' => 1, 'b' => 2, 'c' => 3]], [['a' => 1], ['a' => 1, 'b' => null], [], 'ab']];
        yield 'value of a key' => [new HasValue('type', ['car', 7, '8']), [['type' => 'car'], ['type' => 7], ['type' => '7'], ['type' => 8]], [['type' => 'bus'], ['type' => null], ['type' => 7.0], ['type' => ['car']], [], 'car']];
    }

    /**
     * @param list<mixed> $inside
     * @param list<mixed> $outside
     */
    #[Test]
    #[DataProvider('guards')]
    public function aGuardLetsInWhatItStandsFor(Guard $guard, array $inside, array $outside): void
    {
        foreach ($inside as $value) {
            self::assertTrue(GuardTest::holds($guard, $value), var_export($value, true));
        }
        foreach ($outside as $value) {
            self::assertFalse(GuardTest::holds($guard, $value), var_export($value, true));
        }
    }
}
