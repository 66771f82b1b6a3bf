<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Constructed;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Construction\Defaults;
use Kiln\Tests\Fixture\Jms\Construction\Magic;
use Kiln\Tests\Fixture\Jms\Construction\Promoted;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Extension\RecordingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\RefusingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\TargetConstructor;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * How objects come into being.
 */
#[CoversClass(JmsSerializer::class)]
final class ObjectConstructorTest extends ReferenceTestCase
{
    #[Test]
    public function constructorsDoNotRun(): void
    {
        self::assertReads("Constructed{mark: 'default', given: 5, optional: 'optional', person: null}", '{"given":5}', Constructed::class);
        self::assertReads("Constructed{mark: 'default', given: ?, optional: 'optional', person: Person{name: 'p', age: null}}", '{"person":{"name":"p"}}', Constructed::class);
        self::assertReads("Constructed{mark: 'm', given: 1, optional: 'o', person: null}", '{"mark":"m","given":1,"optional":"o","person":null}', Constructed::class);
    }

    #[Test]
    public function whatIsMissingKeepsItsDefaultWithoutTheSetter(): void
    {
        self::assertReads("Defaults{word: 'default', number: 5, nullable: 'not null', calls: [], untyped: 'untyped', unset: ?, promoted: 'promoted', required: 9}", '{}', Defaults::class);
        self::assertReads("Defaults{word: 'w', number: 6, nullable: null, calls: [6], untyped: 'untyped', unset: 'u', promoted: 'p', required: 1}", '{"word":"w","number":6,"nullable":null,"unset":"u","promoted":"p","required":"1"}', Defaults::class);
    }

    #[Test]
    public function readonlyPropertiesAreWrittenOnce(): void
    {
        self::assertReads("Promoted{required: 'r', optional: null, count: 3, list: ['a']}", '{"required":"r"}', Promoted::class);
        self::assertReads("Promoted{required: ?, optional: 'o', count: 7, list: ['1']}", '{"optional":"o","count":"7","else":[1]}', Promoted::class);
    }

    #[Test]
    public function anObjectOfTheUsersMayBeFilled(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new TargetConstructor());
        $fill = static function (Subject $subject): array {
            $person = Person::of('old', 5);
            $same = $subject->fromJson('{"name":"new"}', Person::class, DeserializationContext::create()->setAttribute('target', $person));

            return [$same === $person, $person];
        };

        self::assertGives("[true, Person{name: 'new', age: null}]", $fill, $configure);
        self::compare($fill);
        self::compare(static function (Subject $subject): mixed {
            $defaults = new Defaults();
            $defaults->nullable = 'kept?';

            return $subject->fromJson('{"word":"w"}', Defaults::class, DeserializationContext::create()->setAttribute('target', $defaults));
        }, $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"main":{"type":"car"},"all":[{"type":"bike"}]}', Garage::class, DeserializationContext::create()->setAttribute('target', Garage::filled())), $configure);
    }

    #[Test]
    public function aConstructorMayRefuse(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new RefusingConstructor());

        self::assertReads('null', '{"name":"a"}', Person::class, null, $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"people":[{"name":"a"},{}],"ints":[1]}', Lists::class), $configure);
    }

    #[Test]
    public function aConstructorSeesDataTypeAndContext(): void
    {
        $seen = new Recorder();
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new RecordingConstructor($seen));

        self::compare(static function (Subject $subject) use ($seen): array {
            $seen->entries = [];

            return [$subject->fromJson('{"people":[{"name":"a"}],"by_name":{"x":{"age":1}}}', Lists::class), $seen->entries];
        }, $configure);
        self::assertNotSame([], $seen->entries);
    }

    #[Test]
    public function magicMethodsArePutToNoUse(): void
    {
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"real":"x","other":"y"}', Magic::class));
        self::compare(static fn(Subject $subject): string => $subject->json(new Magic()));
        self::compare(static function (Subject $subject): string {
            $magic = new Magic();
            unset($magic->real);

            return $subject->json($magic);
        });
    }
}
