<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\Naming\SerializedNameAnnotationStrategy;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Extension\BackwardNames;
use Kiln\Tests\Fixture\Jms\Naming\Names;
use Kiln\Tests\Fixture\Jms\Naming\OddNames;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Names of members.
 */
#[CoversClass(JmsSerializer::class)]
final class NamingTest extends ReferenceTestCase
{
    #[Test]
    public function namesBecomeSnakeCase(): void
    {
        self::assertWrites('{"foo_id":1,"_url":2,"_htmlparser":3,"camel_case":4,"snake_case":5,"_upper":6,"a1_b2":7,"own Name\/\u00e4":8}', new Names());
        self::assertReads('Names{fooID: 10, URL: 11, HTMLParser: 3, camelCase: 12, snake_case: 5, Upper: 6, a1B2: 7, named: 13}', '{"foo_id":10,"_url":11,"camel_case":12,"own Name/\u00e4":13,"fooID":99}', Names::class);
    }

    #[Test]
    public function otherStrategiesDoOtherwise(): void
    {
        self::assertWrites('{"fooID":1,"URL":2,"HTMLParser":3,"camelCase":4,"snake_case":5,"Upper":6,"a1B2":7,"own Name\/\u00e4":8}', new Names(), null, null, static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new IdenticalPropertyNamingStrategy())));
        self::assertWrites('{"fooID":1,"URL":2,"HTMLParser":3,"camelCase":4,"snake_case":5,"Upper":6,"a1B2":7,"own Name\/\u00e4":8}', new Names(), null, null, static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new IdenticalPropertyNamingStrategy()));
        self::assertReads('Names{fooID: 10, URL: 2, HTMLParser: 3, camelCase: 4, snake_case: 5, Upper: 6, a1B2: 7, named: 8}', '{"fooID":10,"foo_id":11}', Names::class, null, static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new IdenticalPropertyNamingStrategy()));
        foreach ([['_', false], ['-', true], ['', true], ['.', false]] as [$separator, $lowerCase]) {
            $configure = static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new SerializedNameAnnotationStrategy(new CamelCaseNamingStrategy($separator, $lowerCase)));
            self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new Names()), $configure);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"fooId":10,"FooID":11,"foo-id":12,"fooid":13}', Names::class), $configure);
        }
    }

    #[Test]
    public function aStrategyMayBeOfAnyKind(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new BackwardNames());

        self::assertWrites('{"eman":"a"}', Person::of('a'), null, null, $configure);
        self::assertReads("Person{name: 'a', age: null}", '{"eman":"a","name":"b"}', Person::class, null, $configure);
    }

    #[Test]
    public function namesThatLookLikeNumbersOrAreTheSame(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(new OddNames()));
        self::compare(static fn(Subject $subject): array => $subject->array(new OddNames()));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"0":5,"1":6,"same":7,"":8,"quo\"te":9}', OddNames::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[5,6]', OddNames::class));
    }
}
