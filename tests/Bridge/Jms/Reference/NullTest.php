<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Typed;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Null as a value, as an element and as the whole.
 */
#[CoversClass(JmsSerializer::class)]
final class NullTest extends ReferenceTestCase
{
    #[Test]
    public function aPropertyThatIsNullIsLeftOutUnlessAskedFor(): void
    {
        self::assertWrites('{}', new Person());
        self::assertWrites('{"name":"a"}', Person::of('a'));
        self::assertWrites('{"name":"a","age":null}', Person::of('a'), self::withNulls());
    }

    #[Test]
    public function anElementThatIsNullIsDropped(): void
    {
        self::assertWrites('{"0":1,"2":2}', [1, null, 2]);
        self::assertWrites('[1,null,2]', [1, null, 2], self::withNulls());
        self::assertWrites('[1]', [1, null]);
        self::assertWrites('{"a":1}', ['a' => 1, 'b' => null]);
        self::assertWrites('[1,2]', [1, null, 2], null, 'array<int>');
        self::assertWrites('[1,null,2]', [1, null, 2], self::withNulls(), 'array<int>');
        self::assertWrites('{"0":1,"2":2}', [1, null, 2], null, 'array<int,int>');
        self::assertWrites('{"0":1,"1":null,"2":2}', [1, null, 2], self::withNulls(), 'array<int,int>');
        self::assertWrites('{"0":[],"2":[]}', [[null], null, [null]]);
    }

    #[Test]
    public function nullAloneIsRefusedUnlessAskedFor(): void
    {
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): string => $subject->json(null));
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): string => $subject->json(null, null, Person::class));
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): array => $subject->array(null));
        self::assertWrites('null', null, self::withNulls());
        self::assertWrites('null', null, self::withNulls(), Person::class);
        self::assertWrites('null', null, static fn(): SerializationContext => SerializationContext::create()->setAttribute('allows_root_null', true));
    }

    #[Test]
    public function rootNullIsAllowedAtTheRootAlone(): void
    {
        $context = static fn(): SerializationContext => SerializationContext::create()->setAttribute('allows_root_null', true);

        self::assertWrites('{}', new Person(), $context);
        self::assertWrites('[1,null]', [1, null], $context);
        self::assertWrites('[]', new Untyped([]), static fn(): SerializationContext => SerializationContext::create()->setAttribute('allows_root_null', true), null, static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Untyped::class, 'json', static fn(SerializationVisitorInterface $visitor, object $value, array $type, SerializationContext $context): mixed => $context->getNavigator()->accept([null], ['name' => 'array', 'params' => []]));
        }));
    }

    #[Test]
    public function nullIsReadIntoAProperty(): void
    {
        self::assertReads("Person{name: null, age: null}", '{"name":null,"age":null}', Person::class);
        self::assertReads("Typed{string: null, int: null, integer: null, bool: null, boolean: null, true: null, false: null, float: null, double: null, array: null, list: null, iterable: null, null: null}", '{"string":null,"int":null,"array":null}', Typed::class);
        self::assertRefuses(\TypeError::class, 'Cannot assign null to property ' . Scalars::class . '::$int of type int', '{"string":"b","int":null}', Scalars::class);
    }

    #[Test]
    public function nullInCollectionsIsCast(): void
    {
        self::assertReads("['']", '[null]', 'array<string>');
        self::assertReads('[0]', '[null]', 'array<int>');
        self::assertReads('[0.0]', '[null]', 'array<float>');
        self::assertReads('[false]', '[null]', 'array<bool>');
        self::assertReads('[null]', '[null]', 'array');
        self::assertReads("['a' => '', 'b' => 'x']", '{"a":null,"b":"x"}', 'array<string,string>');
        self::assertReads('[Person{name: null, age: null}]', '[null]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>');
    }

    #[Test]
    public function nullAloneIsAnObjectFullOfNulls(): void
    {
        self::assertReads('Person{name: null, age: null}', 'null', Person::class);
        self::assertReads("''", 'null', 'string');
        self::assertReads('0', 'null', 'int');
        self::assertRefuses(\TypeError::class, 'Cannot assign null to property ' . Scalars::class . '::$string of type string', 'null', Scalars::class);
        self::assertRefuses(RuntimeException::class, 'Expected array, but got NULL: null', 'null', 'array<int>');
    }

    #[Test]
    public function declaredTypesNeverSeeNull(): void
    {
        $data = static fn(): Typed => new Typed();

        self::assertWrites('{}', $data);
        self::assertWrites('{"string":null,"int":null,"integer":null,"bool":null,"boolean":null,"true":null,"false":null,"float":null,"double":null,"array":null,"list":null,"iterable":null,"null":null}', $data, self::withNulls());
    }

    #[Test]
    public function nullTypesTakeWhatIsNotNullAsNull(): void
    {
        $filled = static function (): Typed {
            $typed = new Typed();
            $typed->null = 5;

            return $typed;
        };

        self::compare(static fn(Subject $subject): string => $subject->json($filled()));
        self::compare(static fn(Subject $subject): string => $subject->json($filled(), SerializationContext::create()->setSerializeNull(true)));
    }

    /**
     * @return \Closure(): SerializationContext
     */
    private static function withNulls(): \Closure
    {
        return static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true);
    }
}
