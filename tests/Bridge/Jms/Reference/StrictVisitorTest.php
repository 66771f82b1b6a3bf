<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\NonVisitableTypeException;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Unions\Choices;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * The visitor that takes scalars of the declared type alone.
 */
#[CoversClass(JmsSerializer::class)]
final class StrictVisitorTest extends ReferenceTestCase
{
    #[Test]
    public function scalarsMustHaveTheDeclaredType(): void
    {
        self::assertReads("Scalars{string: 'b', int: 2, float: 2.5, bool: false}", '{"string":"b","int":2,"float":2.5,"bool":false}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type int cannot be visited as string', '{"string":5}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type int cannot be visited as float', '{"float":5}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type string cannot be visited as bool', '{"bool":"false"}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type float cannot be visited as int', '{"int":1.0}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type array cannot be visited as int', '{"int":[1]}', Scalars::class, null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type string cannot be visited as array', '"a"', 'array<int>', null, self::strictly());
        self::assertRefuses(NonVisitableTypeException::class, 'Type array cannot be visited as array', '["a"]', 'array<int>', null, self::strictly());
    }

    #[Test]
    public function nullIsAlwaysTaken(): void
    {
        self::assertReads('[null, null]', '[null,null]', 'array<string>', null, self::strictly());
        self::assertReads('[null]', '[null]', 'array<int>', null, self::strictly());
        self::assertReads('[null]', '[null]', 'array<float>', null, self::strictly());
        self::assertReads('[null]', '[null]', 'array<bool>', null, self::strictly());
        self::assertReads('[Person{name: null, age: null}]', '[null]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>', null, self::strictly());
        self::assertReads('Person{name: null, age: null}', 'null', Person::class, null, self::strictly());
        self::assertRefuses(\TypeError::class, 'Cannot assign null to property ' . Scalars::class . '::$int of type int', '{"int":null}', Scalars::class, null, self::strictly());
    }

    #[Test]
    public function scalarsOfAUnionAreTakenAsTheyAreOrRefused(): void
    {
        $values = ['1', '"1"', '1.0', '1.5', '"1.5"', 'true', 'false', '"true"', '""', '[1]', '{"a":1}', 'null'];
        foreach (['[int], [string]', '[int], [float]', '[string], [bool]', '[int], [bool]', '[float], [array]', '[string], [array]', '[float], [Kiln\\Tests\\Fixture\\Jms\\Common\\Person]'] as $members) {
            $type = 'array<union<[' . str_replace(['[', ']'], '', $members) . ']>>';
            foreach ($values as $value) {
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson("[{$value}]", $type), self::strictly());
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson("[{$value}]", $type));
            }
        }
        self::assertReads("[1, 'a', null]", '[1,"a",null]', 'array<union<[int, string]>>', null, self::strictly());
        foreach ($values as $value) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson("{\"int_or_string\":{$value}}", Choices::class), self::strictly());
        }
    }

    #[Test]
    public function theRestIsAsEver(): void
    {
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"a":[1],"any":{"x":1},"map":{"a":1},"people":[{"name":"p"}],"collection":[1]}', Lists::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"name":5}', Person::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('5', Person::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"type":"car","km":1,"doors":2}', Vehicle::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"map":{"a":"1"}}', Lists::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"numbered":{"a":"1"}}', Lists::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"int_or_string":"1","number":1}', Choices::class), self::strictly());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{', Person::class), self::strictly());
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function strictly(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true));
    }
}
