<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Annotations\AnnotationReader;
use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Builder\CallbackDriverFactory;
use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\Exception\InvalidArgumentException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Naming\IdenticalPropertyNamingStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\PluralTyped;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Expression\Conditional;
use Kiln\Tests\Fixture\Jms\Extension\BackwardNames;
use Kiln\Tests\Fixture\Jms\Extension\CountingContexts;
use Kiln\Tests\Fixture\Jms\Extension\LengthEvaluator;
use Kiln\Tests\Fixture\Jms\Extension\NullWordVisitor;
use Kiln\Tests\Fixture\Jms\Extension\OneProperty;
use Kiln\Tests\Fixture\Jms\Extension\OwnSerializer;
use Kiln\Tests\Fixture\Jms\Extension\PluralTypes;
use Kiln\Tests\Fixture\Jms\Extension\RecordingCache;
use Kiln\Tests\Fixture\Jms\Extension\RefusingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\ShoutingAccessors;
use Kiln\Tests\Fixture\Jms\Extension\UpperCaseVisitor;
use Kiln\Tests\Fixture\Jms\Inheritance\HooksBelow;
use Kiln\Tests\Fixture\Jms\Naming\Names;
use Kiln\Tests\Fixture\Jms\Sources\Plain;
use Kiln\Tests\Fixture\Jms\Unions\Choices;
use Kiln\Tests\Fixture\Jms\Unions\ClassChoice;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * What each method of the builder brings about.
 */
#[CoversClass(JmsSerializer::class)]
final class BuilderTest extends ReferenceTestCase
{
    #[Test]
    public function bothBuildersHaveTheSameMethods(): void
    {
        $methods = static function (string $class): array {
            self::assertTrue(class_exists($class));
            $found = [];
            foreach ((new \ReflectionClass($class))->getMethods(\ReflectionMethod::IS_PUBLIC) as $method) {
                $found[$method->name] = $method->getNumberOfRequiredParameters();
            }
            ksort($found);

            return $found;
        };

        self::assertSame($methods(Jms::class), $methods(Kiln::class));
    }

    #[Test]
    public function everySetterGivesTheBuilder(): void
    {
        $directory = self::directory();
        foreach (self::setters($directory) as $name => $set) {
            $builder = Kiln::create();
            self::assertSame($builder, $set($builder), $name);
            $original = Jms::create();
            self::assertSame($original, $set($original), $name);
            self::assertSame($original->build()->serialize(Person::of('a'), 'json'), $builder->build()->serialize(Person::of('a'), 'json'), $name);
        }
        $setters = array_filter(get_class_methods(Kiln::class), static fn(string $method): bool => !\in_array($method, ['__construct', 'create', 'build'], true));
        self::assertSame([], array_diff($setters, array_keys(iterator_to_array(self::setters($directory)))));
    }

    #[Test]
    public function aRegistryOrADispatcherOfTheUserDropsTheDefaults(): void
    {
        foreach ([
            static fn(Subject $subject): string => $subject->json(new \DateTime('2020-01-01 00:00:00', new \DateTimeZone('UTC'))),
            static fn(Subject $subject): string => $subject->json((object) ['a' => 1]),
            static fn(Subject $subject): string => $subject->json(new ArrayCollection([1])),
            static fn(Subject $subject): string => $subject->json(new Choices()),
            static fn(Subject $subject): string => $subject->json(new ClassChoice()),
            static fn(Subject $subject): mixed => $subject->fromJson('{"int_or_string":1}', Choices::class),
            static fn(Subject $subject): mixed => $subject->fromJson('"2020-01-01T00:00:00Z"', 'DateTime'),
            static fn(Subject $subject): mixed => $subject->fromJson('[1]', 'ArrayCollection<int>'),
            static fn(Subject $subject): string => $subject->json((static fn(): \Generator => yield 1)()),
        ] as $work) {
            $expected = Outcome::of(static fn(): mixed => $work(new Subject(Jms::create(new HandlerRegistry(), new EventDispatcher())->build())))->text();
            self::assertSame($expected, Outcome::of(static fn(): mixed => $work(new Subject(Kiln::create(new HandlerRegistry(), new EventDispatcher())->build())))->text());
            self::assertSame($expected, Outcome::of(static fn(): mixed => $work(new Subject((new Kiln(new HandlerRegistry(), new EventDispatcher()))->build())))->text());
            self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(): null => null));
            self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(): null => null)->addDefaultHandlers());
        }
    }

    #[Test]
    public function configuringListenersDropsTheDefaultOnes(): void
    {
        $work = static fn(Subject $subject): string => $subject->json([Suit::Hearts]);

        self::assertSame("gave '[\"H\"]'", self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport())->text());
        self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport()->configureListeners(static fn(): null => null));
        self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport()->configureListeners(static fn(): null => null)->addDefaultListeners());
        self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->enableEnumSupport());
        self::compare($work, static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport()->enableEnumSupport(false));
    }

    #[Test]
    public function directoriesMustExist(): void
    {
        $directory = self::directory();
        foreach ([
            'set' => static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDirs(['' => $directory . '/missing']),
            'add' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($directory . '/missing'),
            'add several' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDirs(['a' => $directory . '/missing']),
            'add twice' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($directory, 'a')->addMetadataDir($directory, 'a'),
            'replace a missing one' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($directory)->replaceMetadataDir($directory . '/missing'),
            'replace none' => static fn(Jms|Kiln $builder): mixed => $builder->replaceMetadataDir($directory, 'other'),
            'no factory' => static fn(Jms|Kiln $builder): mixed => (new \ReflectionMethod($builder, 'setSerializationContextFactory'))->invoke($builder, 'no_such_function_anywhere'),
            'no other factory' => static fn(Jms|Kiln $builder): mixed => (new \ReflectionMethod($builder, 'setDeserializationContextFactory'))->invoke($builder, []),
        ] as $name => $fail) {
            $expected = Outcome::of(static fn(): mixed => $fail(Jms::create()));
            self::assertInstanceOf(InvalidArgumentException::class, $expected->thrown, $name . $expected->text());
            self::assertSame($expected->text(), Outcome::of(static fn(): mixed => $fail(Kiln::create()))->text(), $name);
        }
    }

    #[Test]
    public function metadataDirectoriesMayBeReplaced(): void
    {
        $metadata = \dirname((string) (new \ReflectionClass(Plain::class))->getFileName()) . '/metadata';
        $empty = self::directory();
        $prefix = 'Kiln\Tests\Fixture\Jms\Sources';
        foreach ([
            static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDirs([$prefix => $metadata]),
            static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDirs([$prefix => $metadata]),
            static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($empty, $prefix)->replaceMetadataDir($metadata, $prefix),
        ] as $configure) {
            self::assertSame("gave '{\"count\":5,\"heading\":\"title before\",\"total\":3,\"items\":{\"a\":1},\"secret\":\"secret\"}'", self::compare(static fn(Subject $subject): string => $subject->json(new Plain()), $configure)->text());
        }
        self::compare(static fn(Subject $subject): string => $subject->json(new Plain()), static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($metadata, $prefix)->replaceMetadataDir($empty, $prefix));
        self::compare(static fn(Subject $subject): string => $subject->json(new Plain()), static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($metadata, $prefix)->setMetadataDirs([]));
    }

    #[Test]
    public function parsersOfTypesMayBeOfTheUser(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setTypeParser(new PluralTypes());

        self::assertReads('[1, 2]', '{"a":"1","b":2}', 'ints', null, $configure);
        self::assertWrites('[1]', ['x' => '1'], null, 'ints', $configure);
        self::assertWrites('{"numbers":[1]}', new PluralTyped(), null, null, $configure);
        self::assertReads('PluralTyped{numbers: [5]}', '{"numbers":{"z":"5"}}', PluralTyped::class, null, $configure);
        self::compare(static fn(Subject $subject): string => $subject->json(new PluralTyped()));
    }

    #[Test]
    public function metadataMayBeCached(): void
    {
        $caches = [];
        $configure = static function (Jms|Kiln $builder) use (&$caches): void {
            $caches[] = $cache = new RecordingCache();
            $builder->setMetadataCache($cache);
        };

        self::assertSucceeds(static fn(Subject $subject): array => [$subject->json([Person::of('a'), new HooksBelow()]), $subject->fromJson('{"name":"x"}', Person::class)], $configure);
        self::assertCount(4, $caches);
        self::assertNotSame([], $caches[0]->kept);
        self::assertSame(array_keys($caches[0]->kept), array_keys($caches[2]->kept), 'The same metadata is put into the cache.');
    }

    #[Test]
    public function theDirectoryForCachesIsMade(): void
    {
        $directory = self::directory() . '/deeper/still';
        $serializer = Kiln::create()->setCacheDir($directory)->setDebug(true)->build();

        self::assertSame('{"name":"a"}', $serializer->serialize(Person::of('a'), 'json'));
        self::assertDirectoryExists($directory);
        self::assertSame('{"name":"b"}', Kiln::create()->setCacheDir($directory)->setMetadataCache(new ForgetfulCache())->build()->serialize(Person::of('b'), 'json'));
    }

    #[Test]
    public function aDirectoryThatCannotBeMadeIsRefused(): void
    {
        $file = self::directory() . '/file';
        touch($file);
        $expected = Outcome::of(static fn(): Jms => Jms::create()->setCacheDir($file . '/below'));

        self::assertInstanceOf(RuntimeException::class, $expected->thrown);
        self::assertSame($expected->text(), Outcome::of(static fn(): Kiln => Kiln::create()->setCacheDir($file . '/below'))->text());
    }

    #[Test]
    public function withoutADirectoryItWorksToo(): void
    {
        self::assertSame('{"name":"a"}', Kiln::create()->build()->serialize(Person::of('a'), 'json'));
        self::assertSame(['name' => 'a'], (new Kiln())->build()->toArray(Person::of('a')));
    }

    #[Test]
    public function aSerializerThatExistsMayBeWrapped(): void
    {
        foreach ([
            static fn(): Jms => Jms::create(),
            static fn(): Jms => Jms::create()->setPropertyNamingStrategy(new IdenticalPropertyNamingStrategy())->enableEnumSupport(),
            static fn(): Jms => Jms::create()->setSerializationContextFactory(static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true)),
            static fn(): Jms => Jms::create()->addDefaultHandlers()->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => 'handled')),
            static fn(): Jms => Jms::create()->addDefaultListeners()->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_deserialize', static fn(PreDeserializeEvent $event) => $event->setData(['name' => 'set']), Person::class)),
            static fn(): Jms => Jms::create()->setAccessorStrategy(new ShoutingAccessors())->setObjectConstructor(new RefusingConstructor()),
            static fn(): Jms => Jms::create()->setExpressionEvaluator(new LengthEvaluator()),
            static fn(): Jms => Jms::create()->setTypeParser(new PluralTypes()),
            static fn(): Jms => Jms::create()->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions(\JSON_PRETTY_PRINT))->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true)),
        ] as $make) {
            foreach ([
                static fn(Subject $subject): string => $subject->json(['a' => Person::of('a'), 'names' => new Names(), 'suit' => Suit::Hearts, 'garage' => Garage::filled()]),
                static fn(Subject $subject): array => $subject->array(['a' => Person::of('a')]),
                static fn(Subject $subject): string => $subject->xml(Person::of('a')),
                static fn(Subject $subject): mixed => $subject->fromJson('{"name":"a","age":5}', Person::class),
                static fn(Subject $subject): mixed => $subject->fromJson('{"age":"5"}', Person::class),
                static fn(Subject $subject): mixed => $subject->fromJson('["1"]', 'ints'),
                static fn(Subject $subject): mixed => $subject->fromArray(['fooID' => 2, 'foo_id' => 3], Names::class),
                static fn(Subject $subject): string => $subject->json(new Conditional()),
                static fn(Subject $subject): string => $subject->json(\NAN),
            ] as $work) {
                $expected = Outcome::of(static fn(): mixed => $work(new Subject($make()->build())))->text();
                $wrapped = new Subject(JmsSerializer::wrap($make()->build(), self::directory()));
                foreach (['first', 'second'] as $call) {
                    self::assertSame($expected, Outcome::of(static fn(): mixed => $work($wrapped))->text(), "The $call call differs.");
                }
            }
        }
    }

    #[Test]
    public function aWrappedSerializerMayBeOfTheUser(): void
    {
        $wrapped = JmsSerializer::wrap(new OwnSerializer());

        self::assertSame('own 5', $wrapped->serialize(5, 'json'));
        self::assertSame(['own'], $wrapped->toArray([]));
        self::assertSame('own int', $wrapped->deserialize('5', 'int', 'json'));
        self::assertSame('own int', $wrapped->fromArray([], 'int'));
        self::assertSame('{"name":"a"}', JmsSerializer::wrap(JmsSerializer::wrap(Jms::create()->build()), self::directory(), true)->serialize(Person::of('a'), 'json'));
    }

    /**
     * @return iterable<string, \Closure(Jms|Kiln): mixed>
     */
    private static function setters(string $directory): iterable
    {
        yield 'setAccessorStrategy' => static fn(Jms|Kiln $builder): mixed => $builder->setAccessorStrategy(new ShoutingAccessors());
        yield 'setExpressionEvaluator' => static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new LengthEvaluator());
        yield 'setTypeParser' => static fn(Jms|Kiln $builder): mixed => $builder->setTypeParser(new PluralTypes());
        yield 'setAnnotationReader' => static fn(Jms|Kiln $builder): mixed => $builder->setAnnotationReader(new AnnotationReader());
        yield 'setDebug' => static fn(Jms|Kiln $builder): mixed => $builder->setDebug(true);
        yield 'setCacheDir' => static fn(Jms|Kiln $builder): mixed => $builder->setCacheDir($directory . '/' . ($builder instanceof Jms ? 'jms' : 'kiln'));
        yield 'addDefaultHandlers' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers();
        yield 'configureHandlers' => static fn(Jms|Kiln $builder): mixed => $builder->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Person::class, 'json', static fn(): string => 'handled'));
        yield 'addDefaultListeners' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultListeners();
        yield 'configureListeners' => static fn(Jms|Kiln $builder): mixed => $builder->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addListener('serializer.pre_serialize', static fn(): null => null));
        yield 'setObjectConstructor' => static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new RefusingConstructor());
        yield 'setPropertyNamingStrategy' => static fn(Jms|Kiln $builder): mixed => $builder->setPropertyNamingStrategy(new BackwardNames());
        yield 'setSerializationVisitor' => static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('json', new UpperCaseVisitor());
        yield 'setDeserializationVisitor' => static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', new NullWordVisitor());
        yield 'addDefaultSerializationVisitors' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultSerializationVisitors();
        yield 'addDefaultDeserializationVisitors' => static fn(Jms|Kiln $builder): mixed => $builder->addDefaultDeserializationVisitors();
        yield 'includeInterfaceMetadata' => static fn(Jms|Kiln $builder): mixed => $builder->includeInterfaceMetadata(true);
        yield 'setMetadataDirs' => static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDirs(['A' => $directory]);
        yield 'addMetadataDir' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($directory, 'B');
        yield 'addMetadataDirs' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDirs(['C' => $directory]);
        yield 'replaceMetadataDir' => static fn(Jms|Kiln $builder): mixed => $builder->addMetadataDir($directory, 'D')->replaceMetadataDir($directory, 'D');
        yield 'setMetadataDriverFactory' => static fn(Jms|Kiln $builder): mixed => $builder->setMetadataDriverFactory(new CallbackDriverFactory(static fn(): OneProperty => new OneProperty()));
        yield 'setSerializationContextFactory' => static fn(Jms|Kiln $builder): mixed => $builder->setSerializationContextFactory(new CountingContexts());
        yield 'setDeserializationContextFactory' => static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationContextFactory(new CountingContexts());
        yield 'enableEnumSupport' => static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport();
        yield 'setMetadataCache' => static fn(Jms|Kiln $builder): mixed => $builder->setMetadataCache(new RecordingCache());
        yield 'setDocBlockTypeResolver' => static fn(Jms|Kiln $builder): mixed => $builder->setDocBlockTypeResolver(true);
    }

    private static function directory(): string
    {
        return TemporaryDirectory::create();
    }
}
