<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\EventDispatcher\PreSerializeEvent;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\ConstraintViolationHandler;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Handler\LazyHandlerRegistry;
use JMS\Serializer\Handler\SymfonyUidHandler;
use JMS\Serializer\JsonDeserializationVisitor;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Constructed;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Events\SubThing;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Extension\Services;
use Kiln\Tests\Fixture\Jms\Extension\Shares;
use Kiln\Tests\Fixture\Jms\Extension\ThingHandler;
use Kiln\Tests\Fixture\Jms\Groups\Album;
use Kiln\Tests\Fixture\Jms\Groups\Track;
use Kiln\Tests\Fixture\Jms\Groups\Writer;
use Kiln\Tests\Fixture\Jms\Inheritance\Hooks;
use Kiln\Tests\Fixture\Jms\Inheritance\Labelled;
use Kiln\Tests\Fixture\Jms\Inheritance\LabelledThing;
use Kiln\Tests\Fixture\Jms\Inline\InlineUntyped;
use Kiln\Tests\Fixture\Jms\Inline\Outer;
use Kiln\Tests\Fixture\Jms\Skip\Skipping;
use Kiln\Tests\Fixture\Jms\Unions\Choices;
use Kiln\Tests\Fixture\Jms\Virtual\Throwing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\Uid\Ulid;
use Symfony\Component\Uid\UuidV4;
use Symfony\Component\Validator\ConstraintViolation;
use Symfony\Component\Validator\ConstraintViolationList;

/**
 * Handlers of the user.
 */
#[CoversClass(JmsSerializer::class)]
final class HandlersTest extends ReferenceTestCase
{
    #[Test]
    public function aHandlerKnowsWhereItIs(): void
    {
        $log = new Recorder();
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static function (SerializationVisitorInterface $visitor, Person $person, array $type, SerializationContext $context) use ($log): mixed {
            $log->add(self::whereabouts($context), $type, $visitor === $context->getVisitor(), $person);

            return $visitor->visitString((string) $person->name, self::type($type));
        });

        self::assertSucceeds(static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $people = new Lists();
            $people->any = ['x' => [Person::of('any')]];
            $people->people = [Person::of('a'), Person::of('b')];
            $people->byName = ['c' => Person::of('c')];
            $people->collection = new ArrayCollection([Person::of('d')]);
            $constructed = new Constructed(1, 'o', Person::of('e'));

            return [
                $subject->json(Person::of('root'), SerializationContext::create()->setAttribute('mark', 1)),
                $subject->json($people, SerializationContext::create()->setGroups('Default')),
                $subject->array([new Untyped([$constructed])]),
                $subject->json(Outer::filled()),
                $log->entries,
            ];
        }, $configure);
        self::assertCount(6, $log->entries);
    }

    #[Test]
    public function aHandlerThatReadsKnowsWhereItIs(): void
    {
        $log = new Recorder();
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, static function (DeserializationVisitorInterface $visitor, mixed $data, array $type, DeserializationContext $context) use ($log): Person {
            self::assertInstanceOf(JsonDeserializationVisitor::class, $visitor);
            $log->add(self::whereabouts($context), $type, $data, $visitor->getCurrentObject());

            return Person::of('handled');
        });

        self::assertSucceeds(static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [
                $subject->fromJson('{"name":"a"}', Person::class, DeserializationContext::create()->setAttribute('mark', 1)),
                $subject->fromJson('{"people":[5,{}],"by_name":{"x":null},"ints":[1]}', Lists::class),
                $subject->fromArray(['given' => 1, 'person' => 'text'], Constructed::class),
                $subject->fromJson('{"given":1,"person":null}', Constructed::class),
                $log->entries,
            ];
        }, $configure);
        self::assertCount(5, $log->entries);
    }

    #[Test]
    public function aHandlerMayUseTheVisitorsArrays(): void
    {
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static fn(SerializationVisitorInterface $visitor, Person $person, array $type): mixed => $visitor->visitArray(['n' => $person->name, 'more' => [1, null, new Scalars()], 'never' => null], ['name' => 'array', 'params' => []]));

        self::assertWrites('{"n":"a","more":{"0":1,"2":{"string":"a","int":1,"float":1.0,"bool":true}}}', Person::of('a'), null, null, $configure);
        self::assertWrites('[{"n":"a","more":[1,null,{"string":"a","int":1,"float":1.0,"bool":true}],"never":null}]', [Person::of('a')], static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true), null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a'), null, Person::class . '<string>'), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static fn(SerializationVisitorInterface $visitor, Person $person, array $type): mixed => $visitor->visitArray(['n' => 5], self::type($type))));
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a'), null, Person::class . '<string,int>'), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static fn(SerializationVisitorInterface $visitor, Person $person, array $type): mixed => $visitor->visitArray(['7z', '8'], self::type($type))));
    }

    #[Test]
    public function aHandlerMayWriteAnObjectByItself(): void
    {
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static function (SerializationVisitorInterface $visitor, Person $person, array $type, SerializationContext $context): mixed {
            $metadata = $context->getMetadataFactory()->getMetadataForClass(Person::class);
            self::assertInstanceOf(ClassMetadata::class, $metadata);
            $visitor->startVisitingObject($metadata, $person, self::type($type));
            $visitor->visitProperty(new StaticPropertyMetadata('', 'first', 'value'), 'value');
            foreach ($metadata->propertyMetadata as $property) {
                self::assertInstanceOf(PropertyMetadata::class, $property);
                $visitor->visitProperty($property, get_object_vars($person)[$property->name]);
            }
            $visitor->visitProperty(new StaticPropertyMetadata('', 'last', null), [1, [new Scalars()]]);

            return $visitor->endVisitingObject($metadata, $person, self::type($type));
        });

        self::assertWrites('{"first":"value","name":"a","age":5,"last":[1,[{"string":"a","int":1,"float":1.0,"bool":true}]]}', Person::of('a', 5), null, null, $configure);
        self::assertWrites('{"mark":"constructor ran","given":1,"optional":"optional","person":{"first":"value","name":"a","last":[1,[{"string":"a","int":1,"float":1.0,"bool":true}]]}}', new Constructed(1, 'optional', Person::of('a')), null, null, $configure);
    }

    #[Test]
    public function aHandlerMayAskTheNavigator(): void
    {
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Constructed::class, static fn(SerializationVisitorInterface $visitor, Constructed $object, array $type, SerializationContext $context): mixed => [
            'person' => $context->getNavigator()->accept($object->person),
            'list' => $context->getNavigator()->accept([$object->person, $object, 1.0], ['name' => 'array', 'params' => []]),
            'int' => $context->getNavigator()->accept('7z', ['name' => 'int', 'params' => []]),
            'date' => $context->getNavigator()->accept(new \DateTime('2020-01-01'), ['name' => 'DateTime', 'params' => ['Y']]),
        ]);
        $configureReading = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Constructed::class, static fn(DeserializationVisitorInterface $visitor, mixed $data, array $type, DeserializationContext $context): mixed => [
            $context->getNavigator()->accept(['name' => 'x'], ['name' => Person::class, 'params' => []]),
            $context->getNavigator()->accept($data, ['name' => 'array', 'params' => [['name' => 'string', 'params' => []]]]),
            $visitor->visitArray([1, '2'], ['name' => 'array', 'params' => [['name' => 'int', 'params' => []]]]),
        ]);

        self::assertWrites('{"person":{"name":"a"},"list":{"0":{"name":"a"},"2":1.0},"int":7,"date":"2020"}', new Constructed(1, 'o', Person::of('a')), null, null, $configure);
        self::assertWrites('[{"person":{"name":"a"},"list":{"0":{"name":"a"},"2":1.0},"int":7,"date":"2020"}]', [new Constructed(1, 'o', Person::of('a'))], null, null, $configure);
        self::assertReads("[Person{name: 'x', age: null}, ['1', 'b'], [1, 2]]", '[1,"b"]', Constructed::class, null, $configureReading);
        self::assertReads("[[Person{name: 'x', age: null}, ['1'], [1, 2]]]", '[[1]]', 'array<Kiln\Tests\Fixture\Jms\Common\Constructed>', null, $configureReading);
    }

    #[Test]
    public function whateverAHandlerReturnsIsWritten(): void
    {
        foreach ([null, 5, 'text', 1.0, true, [], ['a' => null, 'b' => [null]], new \ArrayObject(), new \ArrayObject(['a' => 1]), new \stdClass(), (object) ['x' => [1]], Person::of('raw'), Suit::Hearts] as $value) {
            $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static fn(): mixed => $value);
            self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a')), $configure);
            self::compare(static fn(Subject $subject): string => $subject->json(['x' => Person::of('a'), 'y' => [Person::of('b')], 'z' => new Constructed(1, 'o', Person::of('c'))]), $configure);
            self::compare(static fn(Subject $subject): array => $subject->array(['x' => Person::of('a'), 'z' => new Constructed(1, 'o', Person::of('c'))]), $configure);
            self::compare(static fn(Subject $subject): string => $subject->json(new InlineUntyped(Person::of('a'))), $configure);
            self::compare(static fn(Subject $subject): string => $subject->json(new Skipping(Person::of('a'))), $configure);
            $configure = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, static fn(): mixed => $value);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"people":[1],"by_name":{"a":{}}}', Lists::class), $configure);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"given":1,"person":{}}', Constructed::class), $configure);
        }
    }

    #[Test]
    public function aHandlerMayStepAside(): void
    {
        $skip = static fn(): mixed => throw new SkipHandlerException();

        self::assertWrites('[{"name":"a"}]', [Person::of('a')], null, null, self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, $skip));
        self::assertReads("[Person{name: 'a', age: null}]", '[{"name":"a"}]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>', null, self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, $skip));
        self::compare(static fn(Subject $subject): string => $subject->json(new \DateTime('2020-01-01')), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'DateTime', $skip));
        self::compare(static fn(Subject $subject): string => $subject->json(['money' => 5], null, 'array<string,Money>'), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'Money', $skip));
    }

    #[Test]
    public function aHandlerMayRefuseTheValue(): void
    {
        $refuse = static fn(): mixed => throw new NotAcceptableException();
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, $refuse);

        self::assertWrites('[1]', [1, Person::of('a')], null, null, $configure);
        self::assertWrites('[]', [Person::of('a')], null, 'array<Kiln\Tests\Fixture\Jms\Common\Person>', $configure);
        self::assertWrites('{"mark":"constructor ran","given":1,"optional":"o"}', new Constructed(1, 'o', Person::of('a')), null, null, $configure);
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): string => $subject->json(Person::of('a')), $configure);
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, $refuse);
        self::assertReads("Constructed{mark: 'default', given: 1, optional: 'optional', person: null}", '{"given":1,"person":{"name":"x"}}', Constructed::class, null, $configure);
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): mixed => $subject->fromJson('{}', Person::class), $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"people":[{}],"ints":[1]}', Lists::class), $configure);
    }

    #[Test]
    public function whatAHandlerThrowsReachesTheCaller(): void
    {
        $throw = static fn(): mixed => throw new \DomainException('of the handler', 7);

        self::assertThrows(\DomainException::class, 'of the handler', static fn(Subject $subject): string => $subject->json([1, Person::of('a')]), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, $throw));
        self::assertThrows(\DomainException::class, 'of the handler', static fn(Subject $subject): mixed => $subject->fromJson('[{}]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>'), self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, $throw));
    }

    #[Test]
    public function aHandlerRunsOncePerValueEvenIfTheCallFails(): void
    {
        $log = new Recorder();
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, static function (SerializationVisitorInterface $visitor, Person $person) use ($log): string {
            $log->add($person->name);

            return (string) $person->name;
        });

        self::assertGives("['DomainException', [['a'], ['b']]]", static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $class = null;
            try {
                $subject->json([Person::of('a'), Person::of('b'), new Throwing()]);
            } catch (\Throwable $thrown) {
                $class = $thrown::class;
            }

            return [$class, $log->entries];
        }, $configure);
        self::assertGives("['JMS\\Serializer\\Exception\\RuntimeException', [['a'], ['b']]]", static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $class = null;
            try {
                $subject->json([Person::of('a'), Person::of('b'), \NAN]);
            } catch (\Throwable $thrown) {
                $class = $thrown::class;
            }

            return [$class, $log->entries];
        }, $configure);
    }

    #[Test]
    public function namesOfTypesAreExact(): void
    {
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Thing::class, static fn(): string => 'handled');

        self::assertWrites('"handled"', new Thing(), null, null, $configure);
        self::assertWrites('{"name":"sub","children":[]}', new SubThing(), null, null, $configure);
        self::assertWrites('["handled"]', [new SubThing()], null, 'array<Kiln\Tests\Fixture\Jms\Events\Thing>', $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(new Thing(), null, strtolower(Thing::class)), $configure);
        self::compare(static fn(Subject $subject): string => $subject->json([new LabelledThing()], null, 'array<Kiln\Tests\Fixture\Jms\Inheritance\Labelled>'), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Labelled::class, static fn(): string => 'label'));
        self::compare(static fn(Subject $subject): string => $subject->json(Thing::nested()), self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, SubThing::class, static fn(): string => 'sub'));
    }

    #[Test]
    public function classesAreReadAndWrittenInWhateverSpelling(): void
    {
        $person = strtoupper(Person::class);
        self::assertWrites('[{"name":"a"},{"name":"b"}]', [Person::of('a'), Person::of('b')], null, "array<{$person}>");
        self::assertReads("[Person{name: 'a', age: null}, Person{name: 'b', age: 7}]", '[{"name":"a"},{"name":"b","age":"7"}]', "array<{$person}>");
        foreach (['[5]', '[[]]', '[{"name":[]}]', '["x"]'] as $json) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, "array<{$person}>"));
        }
        foreach ([[5], [null], [new Thing()], ['text'], [[]], [new \DateTime('2020-01-01')]] as $value) {
            self::compare(static fn(Subject $subject): string => $subject->json($value, null, "array<{$person}>"));
            self::compare(static fn(Subject $subject): string => $subject->json($value, null, 'array<datetime>'));
        }
        foreach ([SubThing::class, Hooks::class, LabelledThing::class, Suit::class, Labelled::class, \stdClass::class, ArrayCollection::class] as $class) {
            $class = strtolower($class);
            self::compare(static fn(Subject $subject): string => $subject->json([new SubThing(), new Hooks(), new LabelledThing(), Suit::Hearts, new ArrayCollection([1])], null, "array<{$class}>"));
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{},{"name":"x"}]', "array<{$class}>"));
        }
    }

    #[Test]
    public function aHandlerOfATypeThatIsNoClassKnowsWhereItIs(): void
    {
        $log = new Recorder();
        $writing = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'percent', static function (SerializationVisitorInterface $visitor, mixed $value, array $type, SerializationContext $context) use ($log): mixed {
            $log->add(self::whereabouts($context), $type, $visitor === $context->getVisitor(), $value);

            return \is_object($value) ? $context->getNavigator()->accept($value->name ?? null) : [$value, '%'];
        });
        $reading = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'percent', static function (DeserializationVisitorInterface $visitor, mixed $data, array $type, DeserializationContext $context) use ($log): mixed {
            self::assertInstanceOf(JsonDeserializationVisitor::class, $visitor);
            $log->add(self::whereabouts($context), $type, $data, $visitor->getCurrentObject());

            return $data;
        });

        self::assertGives("['{\"share\":[5,\"%\"],\"shares\":[[1,\"%\"],\"a\"]}', '[[0.5,\"%\"]]', '{}', 4]", static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->json(new Shares(5, [1, Person::of('a')])), $subject->json([0.5], SerializationContext::create()->setGroups('Default'), "array<percent<'x', 1>>"), $subject->json(new Shares(null, null)), \count($log->entries)];
        }, $writing);
        self::compare(static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $subject->json(new Shares(5, [1, Person::of('a'), [true]]));

            return $log->entries;
        }, $writing);
        self::assertGives("[Shares{share: 5, shares: [1, ['a' => null]]}, 7, 4]", static function (Subject $subject) use ($log): array {
            $log->entries = [];

            return [$subject->fromJson('{"share":5,"shares":[1,{"a":null}]}', Shares::class), $subject->fromJson('7', 'percent'), \count($log->entries)];
        }, $reading);
        self::compare(static function (Subject $subject) use ($log): array {
            $log->entries = [];
            $subject->fromJson('{"share":null,"shares":[1,{"a":null}]}', Shares::class);

            return $log->entries;
        }, $reading);
    }

    #[Test]
    public function aHandlerOfATypeThatIsNoClassMayStepAsideOrRefuse(): void
    {
        foreach ([new SkipHandlerException(), new NotAcceptableException(), new \DomainException('of the handler')] as $exception) {
            $throw = static fn(): never => throw $exception;
            $writing = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'percent', $throw);
            self::compare(static fn(Subject $subject): string => $subject->json(new Shares(5, [1])), $writing);
            self::compare(static fn(Subject $subject): string => $subject->json(new Shares(Person::of('a'), [])), $writing);
            self::compare(static fn(Subject $subject): string => $subject->json([5, 6], null, 'array<percent>'), $writing);
            $reading = self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'percent', $throw);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"share":5}', Shares::class), $reading);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[5,6]', 'array<percent>'), $reading);
        }
    }

    #[Test]
    public function listenersMayMakeAnotherTypeOfOneThatIsNoClass(): void
    {
        foreach ([Person::class, 'string', 'percent', 'nowhere', \DateTime::class] as $other) {
            $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->addDefaultListeners()
                ->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'percent', 'json', static fn(mixed $visitor, mixed $value): string => 'handled ' . get_debug_type($value)))
                ->configureListeners(static function (EventDispatcherInterface $events) use ($other): void {
                    $events->addListener('serializer.pre_serialize', static fn(PreSerializeEvent $event) => $event->setType($other), 'share');
                    $events->addListener('serializer.pre_deserialize', static fn(PreDeserializeEvent $event) => $event->setType($other), 'share');
                    $events->addListener('serializer.pre_serialize', static function (): void {}, 'percent');
                });
            foreach ([[5], [Person::of('a')], [Person::of('a'), new \DateTime('2020-01-01')], [[1]], [null]] as $values) {
                self::compare(static fn(Subject $subject): string => $subject->json($values, null, 'array<share>'), $configure);
                self::compare(static fn(Subject $subject): string => $subject->json($values, null, 'array<percent>'), $configure);
            }
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{"name":"a"},5]', 'array<share>'), $configure);
        }
    }

    #[Test]
    public function builtInTypesHaveNoHandlers(): void
    {
        foreach (['string', 'int', 'array', 'NULL', 'bool', 'float', 'iterable', 'union', 'resource'] as $type) {
            foreach ([GraphNavigatorInterface::DIRECTION_SERIALIZATION, GraphNavigatorInterface::DIRECTION_DESERIALIZATION] as $direction) {
                $configure = self::handling($direction, $type, static fn(): string => 'handled');
                self::compare(static fn(Subject $subject): string => $subject->json([new Scalars(), new Choices(), 1, ['x']]), $configure);
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{"int_or_string":1,"array_or_string":[1]}]', 'array<Kiln\Tests\Fixture\Jms\Unions\Choices>'), $configure);
                self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"string":"b","int":2}', Scalars::class), $configure);
            }
        }
    }

    #[Test]
    public function methodsOfTheObjectDoNotRunWhereAHandlerDid(): void
    {
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Hooks::class, static fn(SerializationVisitorInterface $visitor, Hooks $hooks): array => $hooks->calls);

        self::assertGives("['[]', Hooks{calls: []}]", static function (Subject $subject): array {
            $hooks = new Hooks();

            return [$subject->json($hooks), $hooks];
        }, $configure);
        self::assertReads("Hooks{calls: ['handled']}", '{}', Hooks::class, null, self::handling(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Hooks::class, static function (): Hooks {
            $hooks = new Hooks();
            $hooks->calls = ['handled'];

            return $hooks;
        }));
    }

    #[Test]
    public function theLastHandlerWins(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => 'first');
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => 'second');
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'DateTime', 'json', static fn(): string => 'date');
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'stdClass', 'json', static fn(): int => 7);
        });

        self::assertWrites('["second","date",7,"2020-01-01T00:00:00+00:00"]', [Person::of('a'), new \DateTime('2020-01-01'), new \stdClass(), new \DateTimeImmutable('2020-01-01')], null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->xml([Person::of('a'), new \DateTime('2020-01-01')]), $configure);
    }

    #[Test]
    public function handlersMayComeLater(): void
    {
        $registry = null;
        $configure = static function (Jms|Kiln $builder) use (&$registry): void {
            $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $given) use (&$registry): void {
                $registry = $given;
            });
        };

        self::assertSame("gave ['{\"name\":\"a\"}', '\"1\"', '\"2\"', Person{name: 'x', age: null}, 'read', ['{\"d\":\"2020-01-01T00:00:00+00:00\"}', '{\"d\":2020}']]", self::compare(static function (Subject $subject) use (&$registry): array {
            self::assertInstanceOf(HandlerRegistryInterface::class, $registry);
            $results = [$subject->json(Person::of('a'))];
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => '1');
            $results[] = $subject->json(Person::of('a'));
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => '2');
            $results[] = $subject->json(Person::of('a'));
            $results[] = $subject->fromJson('{"name":"x"}', Person::class);
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, 'json', static fn(): string => 'read');
            $results[] = $subject->fromJson('{"name":"x"}', Person::class);
            $dates = [$subject->json(['d' => new \DateTime('2020-01-01')])];
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'DateTime', 'json', static fn(SerializationVisitorInterface $visitor, \DateTime $date): int => (int) $date->format('Y'));
            $dates[] = $subject->json(['d' => new \DateTime('2020-01-01')]);
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn() => throw new SkipHandlerException());
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Person::class, 'json', static fn() => throw new SkipHandlerException());
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'DateTime', 'json', static fn(SerializationVisitorInterface $visitor, \DateTime $date): string => $date->format('c'));

            return [...$results, $dates];
        }, $configure)->text());
    }

    #[Test]
    public function handlersOfMembersMayComeLater(): void
    {
        $registry = null;
        $configure = static function (Jms|Kiln $builder) use (&$registry): void {
            $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $given) use (&$registry): void {
                $registry = $given;
            });
        };

        self::assertSucceeds(static function (Subject $subject) use (&$registry): array {
            self::assertInstanceOf(HandlerRegistryInterface::class, $registry);
            $album = Album::filled();
            $results = [$subject->json($album), $subject->fromJson('{"best":{"name":"x"},"tracks":[{}]}', Album::class)];
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Writer::class, 'json', static fn(): string => 'writer');
            $registry->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Track::class, 'json', static fn(): Track => new Track());

            return [...$results, $subject->json($album), $subject->fromJson('{"best":{"name":"x"},"tracks":[{}]}', Album::class)];
        }, $configure);
    }

    #[Test]
    public function subscribersNameTheirMethods(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerSubscribingHandler(new ThingHandler()));

        self::assertWrites('["thing thing",{"name":"sub","children":[]}]', [new Thing(), new SubThing()], null, null, $configure);
        self::assertReads("[Thing{name: 'x read', child: null, children: []}]", '["x"]', 'array<Kiln\Tests\Fixture\Jms\Events\Thing>', null, $configure);
        self::assertWrites('["ff"]', [255], null, 'array<Hex>', $configure);
        self::assertWrites('["377"]', [255], null, 'array<Octal>', $configure);
        self::assertReads('[255]', '["377"]', 'array<Octal>', null, $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('["ff"]', 'array<Hex>'), $configure);
    }

    #[Test]
    public function registriesMayBeLazy(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder;
        $lazy = static function (string $builder): Subject {
            $registry = new LazyHandlerRegistry(new Services(['things' => static fn(): object => new ThingHandler()]), [
                GraphNavigatorInterface::DIRECTION_SERIALIZATION => [Thing::class => ['json' => ['things', 'write']]],
                GraphNavigatorInterface::DIRECTION_DESERIALIZATION => [Thing::class => ['json' => ['things', 'read']]],
            ]);

            return new Subject($builder === Jms::class ? Jms::create($registry)->build() : Kiln::create($registry)->build());
        };

        foreach ([
            static fn(Subject $subject): string => $subject->json(Thing::nested()),
            static fn(Subject $subject): string => $subject->json([Thing::nested(), new SubThing()]),
            static fn(Subject $subject): mixed => $subject->fromJson('["x"]', 'array<Kiln\Tests\Fixture\Jms\Events\Thing>'),
            static fn(Subject $subject): string => $subject->json(new \DateTime('2020-01-01')),
        ] as $work) {
            self::assertSame(Outcome::of(static fn(): mixed => $work($lazy(Jms::class)))->text(), Outcome::of(static fn(): mixed => $work($lazy(Kiln::class)))->text());
        }
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(1), $configure);
    }

    #[Test]
    public function handlersOfTheLibraryThatAreNoDefaults(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $registry): void {
            $registry->registerSubscribingHandler(new SymfonyUidHandler());
            $registry->registerSubscribingHandler(new ConstraintViolationHandler());
        });
        $uuid = UuidV4::fromString('d9e7a184-5d5b-41ea-a62a-3499710062bd');

        self::assertWrites('"d9e7a184-5d5b-41ea-a62a-3499710062bd"', $uuid, null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json([$uuid, $uuid], null, "array<Symfony\\Component\\Uid\\UuidV4<'base58'>>"), $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(Ulid::fromString('01ARZ3NDEKTSV4RRFFQ69G5FAV')), $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"d9e7a184-5d5b-41ea-a62a-3499710062bd"', UuidV4::class), $configure);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"x"', UuidV4::class), $configure);
        $violation = new ConstraintViolation('message', null, [], null, 'path', 5);
        self::assertWrites('[{"property_path":"path","message":"message"}]', new ConstraintViolationList([$violation]), null, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(['v' => $violation, 'untouched' => $uuid]));
    }

    #[Test]
    public function aHandlerMayUseTheSerializerItself(): void
    {
        self::compare(static function (Subject $subject): string {
            return $subject->json([1, $subject->json(Person::of('a')), json_decode($subject->json(new Untyped([Person::of('b')])), true)]);
        });
        $inner = null;
        $configure = self::handling(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Constructed::class, static function (SerializationVisitorInterface $visitor, Constructed $object, array $type) use (&$inner): mixed {
            self::assertInstanceOf(Subject::class, $inner);

            return [$inner->json($object->person), $inner->array($object->person), Description::of($inner->fromJson('{"given":5}', Constructed::class))];
        });
        self::compare(static function (Subject $subject) use (&$inner): string {
            $inner = $subject;

            return $subject->json(['x' => new Constructed(1, 'o', Person::of('a')), 'y' => Person::of('b')]);
        }, $configure);
    }

    #[Test]
    public function handlersMayBeOfOneFormat(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'xml', static fn(SerializationVisitorInterface $visitor, Person $person, array $type): mixed => $visitor->visitString('xml', self::type($type))));

        self::assertWrites('{"name":"a"}', Person::of('a'), null, null, $configure);
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(['x' => Person::of('a')]), $configure);
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function handling(int $direction, string $type, object $handler): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler($direction, $type, 'json', $handler));
    }

    /**
     * @return array<string, mixed>
     */
    private static function whereabouts(Context $context): array
    {
        $stack = [];
        foreach ($context->getMetadataStack() as $metadata) {
            $stack[] = $metadata instanceof PropertyMetadata ? "$metadata->class::$metadata->name" : get_debug_type($metadata);
        }
        $where = [
            'path' => $context->getCurrentPath(),
            'depth' => $context->getDepth(),
            'stack' => $stack,
            'mark' => $context->hasAttribute('mark'),
            'groups' => $context->hasAttribute('groups') ? $context->getAttribute('groups') : null,
            'format' => $context->getFormat(),
            'direction' => $context->getDirection(),
            'strategy' => $context->getExclusionStrategy() !== null,
            'visitor' => $context->getVisitor()::class,
            'navigator' => $context->getNavigator()::class,
        ];
        if (!$context instanceof SerializationContext) {
            return $where;
        }
        $visiting = [];
        foreach ($context->getVisitingStack() as $object) {
            $visiting[] = get_debug_type($object);
        }

        return $where + ['object' => $context->getObject(), 'visiting' => $visiting, 'set' => \count($context->getVisitingSet()), 'classes' => $context->getPath(), 'nulls' => $context->shouldSerializeNull(), 'initial' => $context->getInitialType()];
    }
}
