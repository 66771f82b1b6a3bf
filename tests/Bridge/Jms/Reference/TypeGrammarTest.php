<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Type\Exception\SyntaxError;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\OwnTypes;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Typed;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Discriminator\Car;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * How types are written.
 */
#[CoversClass(JmsSerializer::class)]
final class TypeGrammarTest extends ReferenceTestCase
{
    #[Test]
    public function everySpellingOfABuiltInTypeWorks(): void
    {
        $data = static fn(): Typed => self::typed();

        self::assertWrites('{"string":"5","int":5,"integer":5,"bool":true,"boolean":true,"true":true,"false":true,"float":5.0,"double":5.0,"array":[5],"list":[5],"iterable":[5]}', $data);
        self::assertReads("Typed{string: '5', int: 5, integer: 5, bool: true, boolean: true, true: true, false: true, float: 5.0, double: 5.0, array: [5], list: [5], iterable: [5], null: null}", '{"string":5,"int":5,"integer":5,"bool":5,"boolean":5,"true":5,"false":5,"float":5,"double":5,"array":[5],"list":[5],"iterable":[5],"null":5}', Typed::class);
    }

    #[Test]
    public function whatFollowsATypeIsIgnored(): void
    {
        self::assertReads("'5'", '5', 'string|null');
        self::assertWrites('"5"', 5, null, 'string|null');
        self::assertWrites('[{"name":"a"}]', [Person::of('a')], null, 'array<Kiln\Tests\Fixture\Jms\Common\Person> junk');
    }

    #[Test]
    public function whatIsNoTypeIsASyntaxError(): void
    {
        foreach (['?string', '', '<int>', 'array<', 'array<int', 'array<,>', 'array<int,>', 'int[]', 'A[]'] as $type) {
            $outcome = self::compare(static fn(Subject $subject): mixed => $subject->fromJson('5', $type));
            self::assertInstanceOf(SyntaxError::class, $outcome->thrown, $type);
            self::assertInstanceOf(SyntaxError::class, self::compare(static fn(Subject $subject): mixed => $subject->json(5, null, $type))->thrown, $type);
        }
        foreach (["'text'", '5', '[int]', 'array<5>', "array<'a', 'b'>", 'array<null>'] as $type) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[5]', $type));
            self::compare(static fn(Subject $subject): mixed => $subject->json([5], null, $type));
        }
    }

    #[Test]
    public function aLeadingBackslashIsAType(): void
    {
        @class_exists('\\'); // the autoloader complains of this name once per process
        $outcome = self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{}', '\Kiln\Tests\Fixture\Jms\Common\Person'));

        self::assertInstanceOf(\ReflectionException::class, $outcome->thrown);
        self::compare(static fn(Subject $subject): mixed => $subject->json(Person::of('a'), null, '\Kiln\Tests\Fixture\Jms\Common\Person'));
    }

    #[Test]
    public function namesOfClassesMayBeSpeltInAnyCase(): void
    {
        self::assertReads("Person{name: 'a', age: null}", '{"name":"a"}', 'kiln\tests\fixture\JMS\common\PERSON');
        self::assertReads("[Person{name: 'a', age: null}]", '[{"name":"a"}]', 'array<kiln\tests\fixture\JMS\common\PERSON>');
        self::assertWrites('{"name":"a"}', Person::of('a'), null, 'kiln\tests\fixture\JMS\common\PERSON');
        self::assertReads('Car{doors: 4, km: 1}', '{"type":"car","km":1}', Vehicle::class);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"type":"car","km":1}', strtolower(Vehicle::class)));
        self::compare(static fn(Subject $subject): mixed => $subject->json(new Car(), null, strtolower(Vehicle::class)));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"2020-01-01T00:00:00+00:00"', 'datetime'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('5', 'INT'));
        self::compare(static fn(Subject $subject): mixed => $subject->json(5, null, 'String'));
    }

    #[Test]
    public function classesThatDoNotExistAreErrorsOfReflection(): void
    {
        self::assertRefuses(\ReflectionException::class, 'Class "Missing" does not exist', '{}', 'Missing');
        self::assertThrows(\ReflectionException::class, 'Class "Missing\Too" does not exist', static fn(Subject $subject): string => $subject->json(new Nothing(), null, 'Missing\Too'));
        self::assertThrows(\ReflectionException::class, 'Class "object" does not exist', static fn(Subject $subject): string => $subject->json(new Nothing(), null, 'object'));
        self::assertThrows(\ReflectionException::class, 'Class "mixed" does not exist', static fn(Subject $subject): string => $subject->json(5, null, 'mixed'));
    }

    #[Test]
    public function parametersReachTheHandlerOfATypeOfItsOwn(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'Money', 'json', static fn(SerializationVisitorInterface $visitor, mixed $data, array $type): mixed => $visitor->visitString(Description::of([$data, $type]), self::type($type)));
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'Money', 'json', static fn(DeserializationVisitorInterface $visitor, mixed $data, array $type): string => Description::of([$data, $type]));
        });

        self::assertWrites('{"money":"[12, [\'name\' => \'Money\', \'params\' => [2, \'EUR\', null, 1.5, [1, \'a\']]]]"}', new OwnTypes(), null, null, $configure);
        self::assertReads("OwnTypes{money: '[13, ['name' => 'Money', 'params' => [2, 'EUR', null, 1.5, [1, 'a']]]]', person: null}", '{"money":13}', OwnTypes::class, null, $configure);
        foreach (["Money<'it''s'>", 'Money<"say ""x""">', 'Money<a\b, int<1>>', 'Money<1.50>', 'Money<null, NULL>', 'Money<[]>', 'Money<[[1], a]>', ' Money < 1 , 2 > ', 'Money'] as $type) {
            self::compare(static fn(Subject $subject): string => $subject->json([1, null], null, "array<$type>"), $configure);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[1, null]', "array<$type>"), $configure);
        }
    }

    #[Test]
    public function resourcesAreRefused(): void
    {
        $stream = fopen('php://memory', 'r');

        self::assertThrows(RuntimeException::class, 'Resources are not supported in serialized data.', static fn(Subject $subject): string => $subject->json($stream));
        self::assertThrows(RuntimeException::class, 'Resources are not supported in serialized data. Path: ' . Untyped::class, static fn(Subject $subject): string => $subject->json(new Untyped([1, $stream])));
        self::assertRefuses(RuntimeException::class, 'Resources are not supported in serialized data.', '1', 'resource');
    }

    #[Test]
    public function theTypeOfTheCallWinsOverThatOfTheContext(): void
    {
        $context = static fn(): SerializationContext => SerializationContext::create()->setInitialType('array<int>');

        self::assertWrites('[1,2]', ['a' => '1', 'b' => 2], $context);
        self::assertWrites('{"a":"1","b":"2"}', ['a' => '1', 'b' => 2], $context, 'array<string,string>');
    }

    private static function typed(): Typed
    {
        $typed = Typed::filledWith(5);
        $typed->iterable = [5];
        $typed->null = null;

        return $typed;
    }
}
