<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Exception\ExcludedClassException;
use JMS\Serializer\Exception\LogicException;
use JMS\Serializer\Exception\NonStringCastableTypeException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Exclusion\DisjunctExclusionStrategy;
use JMS\Serializer\Exclusion\VersionExclusionStrategy;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Depth\Shelf;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\Fixture\Jms\Expression\HoldsConditional;
use Kiln\Tests\Fixture\Jms\Extension\CountingContexts;
use Kiln\Tests\Fixture\Jms\Extension\EverySecond;
use Kiln\Tests\Fixture\Jms\Extension\HidesNames;
use Kiln\Tests\Fixture\Jms\Extension\OwnContext;
use Kiln\Tests\Fixture\Jms\Groups\Grouped;
use Kiln\Tests\Fixture\Jms\Version\Versioned;
use Kiln\Tests\Fixture\Jms\Virtual\Throwing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Contexts, their attributes and their factories.
 */
#[CoversClass(JmsSerializer::class)]
final class ContextTest extends ReferenceTestCase
{
    /** What a handler was given. */
    private static ?Context $seen = null;

    private static function seen(): ?Context
    {
        return self::$seen;
    }

    #[Test]
    public function aContextServesOnce(): void
    {
        self::assertThrows(LogicException::class, 'This context was already initialized, and cannot be re-used.', static function (Subject $subject): string {
            $context = SerializationContext::create();
            $subject->json(Person::of('a'), $context);

            return $subject->json(Person::of('a'), $context);
        });
        self::assertThrows(LogicException::class, 'This context was already initialized, and cannot be re-used.', static function (Subject $subject): mixed {
            $context = DeserializationContext::create();
            $subject->fromJson('{}', Person::class, $context);

            return $subject->fromArray([], Person::class, $context);
        });
        self::assertThrows(LogicException::class, 'This context was already initialized, and cannot be re-used.', static function (Subject $subject): mixed {
            $context = SerializationContext::create();
            $subject->array(Person::of('a'), $context);

            return $subject->xml(Person::of('a'), $context);
        });
    }

    #[Test]
    public function aContextIsUsedUpByAFailure(): void
    {
        self::assertThrows(LogicException::class, 'This context was already initialized, and cannot be re-used.', static function (Subject $subject): mixed {
            $context = SerializationContext::create();
            try {
                $subject->json(new Throwing(), $context);
            } catch (\DomainException) {
            }

            return $subject->json(1, $context);
        });
        self::compare(static function (Subject $subject): mixed {
            $context = DeserializationContext::create();
            try {
                $subject->fromJson('{', Person::class, $context);
            } catch (RuntimeException) {
            }

            return $subject->fromJson('{}', Person::class, $context);
        });
        self::compare(static function (Subject $subject): mixed {
            $context = SerializationContext::create();
            try {
                $subject->serializer->serialize(1, 'yaml', $context);
            } catch (\Throwable) {
            }

            return $subject->json(1, $context);
        });
    }

    #[Test]
    public function aContextCannotBeChangedAfterwards(): void
    {
        foreach ([
            static fn(SerializationContext $context): mixed => $context->setAttribute('a', 1),
            static fn(SerializationContext $context): mixed => $context->setSerializeNull(true),
            static fn(SerializationContext $context): mixed => $context->setInitialType('int'),
            static fn(SerializationContext $context): mixed => $context->addExclusionStrategy(new VersionExclusionStrategy('1')),
        ] as $change) {
            self::assertThrows(LogicException::class, 'This context was already initialized and is immutable; you cannot modify it anymore.', static function (Subject $subject) use ($change): mixed {
                $context = SerializationContext::create();
                $subject->json(Person::of('a'), $context);

                return $change($context);
            });
        }
        self::compare(static function (Subject $subject): mixed {
            $context = SerializationContext::create();
            $subject->json(Person::of('a'), $context);
            $context->setGroups('a')->setVersion('1')->enableMaxDepthChecks();

            return [$context->getAttribute('groups'), $context->getAttribute('version'), $context->hasAttribute('max_depth_checks')];
        });
    }

    #[Test]
    public function aContextTellsWhatItWasUsedFor(): void
    {
        self::assertGives("['json', 1, 0, true, [], null, null, 0]", static function (Subject $subject): array {
            $context = SerializationContext::create();
            $subject->json(Person::of('a'), $context);

            return [$context->getFormat(), $context->getDirection(), $context->getDepth(), $context->getMetadataFactory()->getMetadataForClass(Person::class) !== null, $context->getCurrentPath(), $context->getPath(), $context->getObject(), $context->getVisitingSet()->count()];
        });
        self::assertGives("['json', 2, 0, []]", static function (Subject $subject): array {
            $context = DeserializationContext::create();
            $subject->fromJson('{}', Person::class, $context);

            return [$context->getFormat(), $context->getDirection(), $context->getDepth(), $context->getCurrentPath()];
        });
        self::compare(static function (Subject $subject): array {
            $context = SerializationContext::create()->setGroups('Default')->setVersion('1');
            $subject->json(Person::of('a'), $context);

            return [$context->getExclusionStrategy() instanceof DisjunctExclusionStrategy, $context->getExclusionStrategy()?->shouldSkipProperty(new StaticPropertyMetadata(Person::class, 'x', 1, ['other']), $context)];
        });
    }

    #[Test]
    public function aFailureLeavesTheContextWhereItWas(): void
    {
        self::compare(static function (Subject $subject): array {
            $context = SerializationContext::create();
            try {
                $subject->json(new Untyped([new Untyped(\STDIN)]), $context);
            } catch (RuntimeException) {
            }

            return [$context->getDepth(), $context->getCurrentPath(), $context->getPath()];
        });
        self::compare(static function (Subject $subject): array {
            $context = DeserializationContext::create();
            try {
                $subject->fromJson('{"people":[{"name":[]}]}', Lists::class, $context);
            } catch (NonStringCastableTypeException) {
            }

            return [$context->getDepth(), $context->getCurrentPath()];
        });
    }

    /**
     * docs/jms-differences.md, "The context during a call".
     */
    #[Test]
    public function anExceptionOfTheUsersLeavesTheContextWhereTheObjectsEndThatAreKeptInMind(): void
    {
        $where = static fn(object $object): \Closure => static function (Subject $subject) use ($object): array {
            $context = SerializationContext::create();
            try {
                $subject->json($object, $context);
            } catch (\DomainException $exception) {
                return [$exception->getMessage(), $context->getDepth(), $context->getCurrentPath(), $context->getPath()];
            }

            return [];
        };

        foreach ((new Comparison())->each($where(new Untyped([new Throwing()]))) as $run => [$expected, $actual]) {
            self::assertSame(['trouble', 2, ['value'], Throwing::class . ' -> ' . Untyped::class], $expected->value, $run);
            self::assertSame(['trouble', 1, ['value'], Untyped::class], $actual->value, $run);
        }
        $listening = static fn(Jms|Kiln $builder): mixed => $builder->configureListeners(static function (EventDispatcherInterface $events): void {
            $events->addListener('serializer.post_serialize', static fn(): never => throw new \DomainException('of a listener'), Person::class);
        });
        self::assertGives("['of a listener', 2, ['value', 'value'], '" . Untyped::class . ' -> ' . Untyped::class . "']", $where(new Untyped([new Untyped(Person::of('a'))])), $listening);
    }

    /**
     * docs/jms-differences.md, "The context during a call".
     */
    #[Test]
    public function duringACallThereIsACopyOfTheContext(): void
    {
        $work = static function (Subject $subject): array {
            $context = SerializationContext::create()->setAttribute('own', $own = new \stdClass())->setGroups(['Default'])->setVersion('2');
            self::$seen = null;
            $json = $subject->json([Person::of('a')], $context);
            $seen = self::seen();

            return [$json, $seen === $context, $seen?->getAttribute('own') === $own, $seen?->getAttribute('groups'), $seen?->getAttribute('version'), $seen instanceof SerializationContext, $context->getDepth()];
        };
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers): void {
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static function (mixed $visitor, Person $person, array $type, Context $context): string {
                self::$seen = $context;

                return 'a person';
            });
        });

        foreach ((new Comparison($configure))->each($work) as $run => [$expected, $actual]) {
            self::assertSame(['["a person"]', true, true, ['Default'], '2', true, 0], $expected->value, $run);
            self::assertSame(['["a person"]', false, true, ['Default'], '2', true, 0], $actual->value, $run);
        }
    }

    #[Test]
    public function attributesAreKept(): void
    {
        self::assertGives("[true, false, 5, ['x']]", static function (Subject $subject): array {
            $context = SerializationContext::create()->setAttribute('a', 5)->setAttribute('null', null)->setAttribute('list', ['x']);
            $subject->json(new Person(), $context);

            return [$context->hasAttribute('a'), $context->hasAttribute('null'), $context->getAttribute('a'), $context->getAttribute('list')];
        });
    }

    #[Test]
    public function attributesAreAnotherWayToTheSameOptions(): void
    {
        self::assertWrites('{"in_b":"B","in_both":"AB"}', new Grouped(), static fn(): SerializationContext => SerializationContext::create()->setAttribute('groups', ['b']));
        self::assertWrites('{"until":"until 1.1","between":"1.0 to 2.0","always":"always"}', new Versioned(), static fn(): SerializationContext => SerializationContext::create()->setAttribute('version', '1.0'));
        self::assertWrites('{"box":{"number":1,"boxes":[],"numbers":[1,2]}}', Shelf::filled(), static fn(): SerializationContext => SerializationContext::create()->setAttribute('max_depth_checks', true));
        self::assertWrites('[1]', ['a' => '1'], static fn(): SerializationContext => SerializationContext::create()->setAttribute('initial_type', 'array<int>'));
        self::compare(static fn(Subject $subject): string => $subject->json(new Grouped(), SerializationContext::create()->setAttribute('groups', [])));
        self::compare(static fn(Subject $subject): string => $subject->json(new Grouped(), SerializationContext::create()->setGroups(['a', 1, null, true])));
    }

    #[Test]
    public function strategiesOfTheUserExclude(): void
    {
        self::assertWrites('{"age":1}', Person::of('a', 1), static fn(): SerializationContext => SerializationContext::create()->addExclusionStrategy(new HidesNames()));
        self::assertWrites('{"age":1}', Person::of('a', 1), static fn(): SerializationContext => SerializationContext::create()->addExclusionStrategy(new HidesNames())->setGroups('Default'));
        self::assertWrites('{}', static fn(): HoldsConditional => HoldsConditional::filled(), static fn(): SerializationContext => SerializationContext::create()->addExclusionStrategy(new HidesNames())->addExclusionStrategy(new VersionExclusionStrategy('1'))->setGroups('x'));
        self::assertReads('Person{name: null, age: 5}', '{"name":"x","age":5}', Person::class, static fn(): DeserializationContext => DeserializationContext::create()->addExclusionStrategy(new HidesNames()));
        self::assertReads('null', '{"hidden":false}', ConditionalClass::class, static fn(): DeserializationContext => DeserializationContext::create()->addExclusionStrategy(new HidesNames()));
        self::assertThrows(ExcludedClassException::class, '', static fn(Subject $subject): string => $subject->json(new ConditionalClass(), SerializationContext::create()->addExclusionStrategy(new HidesNames())));
        self::compare(static fn(Subject $subject): string => $subject->json([new ConditionalClass(), HoldsConditional::filled()], SerializationContext::create()->addExclusionStrategy(new HidesNames())));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"before":3,"one":{"hidden":false},"many":[{},{}]}', HoldsConditional::class, DeserializationContext::create()->addExclusionStrategy(new HidesNames())));
    }

    #[Test]
    public function strategiesMayCountOnTheirState(): void
    {
        self::assertGives("['{\"string\":\"a\",\"float\":1.0}', ['string', 'int', 'float', 'bool']]", static function (Subject $subject): array {
            $strategy = new EverySecond();

            return [$subject->json(new Scalars(), SerializationContext::create()->addExclusionStrategy($strategy)), $strategy->asked];
        });
    }

    #[Test]
    public function factoriesMakeContextsWhereNoneIsGiven(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder
            ->setSerializationContextFactory(static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true)->setGroups(['Default']))
            ->setDeserializationContextFactory(static fn(): DeserializationContext => DeserializationContext::create()->setGroups(['a']));

        self::assertWrites('{"name":"a","age":null}', Person::of('a'), null, null, $configure);
        self::assertWrites('{"name":"a"}', Person::of('a'), static fn(): SerializationContext => SerializationContext::create(), null, $configure);
        self::assertWrites('{"in_default":"D","without":"none"}', new Grouped(), null, null, $configure);
        self::assertReads("Grouped{inA: '1', inB: 'B', inBoth: 'AB', inDefault: 'D', without: 'none'}", '{"in_a":"1","in_b":"2"}', Grouped::class, null, $configure);
        self::assertReads("Grouped{inA: '1', inB: '2', inBoth: 'AB', inDefault: 'D', without: 'none'}", '{"in_a":"1","in_b":"2"}', Grouped::class, static fn(): DeserializationContext => DeserializationContext::create(), $configure);
    }

    #[Test]
    public function factoriesMayBeObjectsAndMayCount(): void
    {
        self::assertGives("['{\"in_a\":\"A\",\"in_both\":\"AB\",\"in_default\":\"D\"}', '{\"in_b\":\"B\",\"in_both\":\"AB\"}', '{\"in_a\":\"A\",\"in_both\":\"AB\",\"in_default\":\"D\"}']", static function (Subject $subject): array {
            CountingContexts::$calls = 0;

            return [$subject->json(new Grouped()), $subject->json(new Grouped()), $subject->json(new Grouped())];
        }, static fn(Jms|Kiln $builder): mixed => $builder->setSerializationContextFactory(new CountingContexts())->setDeserializationContextFactory(new CountingContexts()));
        self::compare(static function (Subject $subject): array {
            CountingContexts::$calls = 0;

            return [$subject->fromJson('{"in_a":"1","in_b":"2"}', Grouped::class), $subject->fromArray(['in_a' => '1', 'in_b' => '2'], Grouped::class)];
        }, static fn(Jms|Kiln $builder): mixed => $builder->setSerializationContextFactory(new CountingContexts())->setDeserializationContextFactory(new CountingContexts()));
    }

    #[Test]
    public function contextsMayBeOfTheUsersClass(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json([Person::of('a'), new Grouped()], (new OwnContext())->setGroups('a')));
        self::compare(static fn(Subject $subject): string => $subject->json(Person::of('a'), new OwnContext()));
        self::compare(static function (Subject $subject): array {
            $context = new OwnContext();
            $subject->json([Person::of('a'), [Person::of('b')]], $context);

            return $context->visited;
        });
    }
}
