<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Accessor\Accessors;
use Kiln\Tests\Fixture\Jms\Accessor\PrivateAccessors;
use Kiln\Tests\Fixture\Jms\Accessor\PublicMethods;
use Kiln\Tests\Fixture\Jms\Accessor\Strict;
use Kiln\Tests\Fixture\Jms\Accessor\WithoutGetter;
use Kiln\Tests\Fixture\Jms\Accessor\WithoutSetter;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Discriminator\Car;
use Kiln\Tests\Fixture\Jms\Extension\ShoutingAccessors;
use Kiln\Tests\Fixture\Jms\Inline\Outer;
use Kiln\Tests\Fixture\Jms\Virtual\PublicVirtual;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Getters and setters.
 */
#[CoversClass(JmsSerializer::class)]
final class AccessorTest extends ReferenceTestCase
{
    #[Test]
    public function gettersAreCalled(): void
    {
        self::assertWrites('{"calls":[],"both":"got initial","only_read":"read","only_written":"initial"}', new Accessors());
        self::assertWrites('{"name":"got name","good":true,"children":false,"direct":"direct","fixed":101}', new PublicMethods());
    }

    #[Test]
    public function settersAreCalledWithNullButNotForWhatIsMissing(): void
    {
        self::assertReads("Accessors{calls: [], both: 'initial', onlyRead: 'initial', onlyWritten: 'initial'}", '{}', Accessors::class);
        self::assertReads("Accessors{calls: ['both', 'onlyWritten'], both: 'set null', onlyRead: null, onlyWritten: 'set null'}", '{"both":null,"only_read":null,"only_written":null}', Accessors::class);
        self::assertReads("Accessors{calls: ['both', 'onlyWritten'], both: 'set 5', onlyRead: 'x', onlyWritten: 'set y'}", '{"both":5,"only_read":"x","only_written":"y"}', Accessors::class);
        self::assertReads("PublicMethods{name: 'set n', good: false, children: true, direct: 'd', fixed: 1}", '{"name":"n","good":true,"children":1,"direct":"d","fixed":7}', PublicMethods::class);
    }

    #[Test]
    public function methodsThatAreMissingAreRefused(): void
    {
        self::assertThrows(InvalidMetadataException::class, 'There is no public setName method in class ' . WithoutSetter::class . '. Please specify which public method should be used for setting the value of the property name.', static fn(Subject $subject): string => $subject->json(new WithoutSetter()));
        self::assertInstanceOf(InvalidMetadataException::class, self::compare(static fn(Subject $subject): string => $subject->json(new WithoutGetter()))->thrown);
        self::assertInstanceOf(InvalidMetadataException::class, self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{}', WithoutGetter::class))->thrown);
    }

    #[Test]
    public function methodsMustBePublic(): void
    {
        self::assertThrows(\Error::class, 'Call to private method ' . PrivateAccessors::class . '::get() from scope JMS\Serializer\Accessor\DefaultAccessorStrategy', static fn(Subject $subject): string => $subject->json(new PrivateAccessors()));
        self::assertRefuses(\Error::class, 'Call to private method ' . PrivateAccessors::class . '::set() from scope JMS\Serializer\Accessor\DefaultAccessorStrategy', '{"name":"x"}', PrivateAccessors::class);
    }

    #[Test]
    public function whatASetterThrowsReachesTheCaller(): void
    {
        self::assertRefuses(\DomainException::class, 'negative', '{"count":-1}', Strict::class);
        self::assertInstanceOf(\TypeError::class, self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"count":null}', Strict::class))->thrown);
        self::assertReads('Strict{count: 5}', '{"count":"5x"}', Strict::class);
    }

    #[Test]
    public function anAccessorStrategyMayDoAllOfIt(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setAccessorStrategy(new ShoutingAccessors());

        self::assertWrites('{"name":"A!"}', Person::of('a'), null, null, $configure);
        self::assertReads("Person{name: 'A?', age: null}", '{"name":"a","age":null}', Person::class, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json([new PublicVirtual(), Outer::filled(), new Car()]), $configure);
    }
}
