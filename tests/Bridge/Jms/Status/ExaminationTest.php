<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Status;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as BridgeBuilder;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\Status\ClassStatus;
use Kiln\Bridge\Jms\Status\Examination;
use Kiln\Bridge\Jms\Status\PropertyStatus;
use Kiln\Bridge\Jms\Status\Treatment;
use Kiln\Bridge\Jms\Status\Work;
use Kiln\Bridge\Jms\Whole;
use Kiln\Tests\Bridge\Jms\Fixtures;
use Kiln\Tests\Fixture\Jms\Accessor\Accessors;
use Kiln\Tests\Fixture\Jms\Accessor\PrivateAccessors;
use Kiln\Tests\Fixture\Jms\Accessor\WithoutGetter;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Discriminator\Car;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Doctrine\Author;
use Kiln\Tests\Fixture\Jms\Doctrine\AuthorProxy;
use Kiln\Tests\Fixture\Jms\Events\SubThing;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Expression\Computed;
use Kiln\Tests\Fixture\Jms\Expression\Conditional;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Kiln\Tests\Fixture\Jms\Extension\OwnSerializer;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Extension\RecordingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\ShoutingAccessors;
use Kiln\Tests\Fixture\Jms\Found\BadlyOptioned;
use Kiln\Tests\Fixture\Jms\Found\HoldsBadlyOptioned;
use Kiln\Tests\Fixture\Jms\Inheritance\Child;
use Kiln\Tests\Fixture\Jms\Inheritance\ParentClass;
use Kiln\Tests\Fixture\Jms\Metadata\Numbers;
use Kiln\Tests\Fixture\Jms\Status\ExpressLetter;
use Kiln\Tests\Fixture\Jms\Status\Letter;
use Kiln\Tests\Fixture\Jms\Status\Parcel;
use Kiln\Tests\Fixture\Jms\Status\Respelled;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

#[CoversClass(Examination::class)]
final class ExaminationTest extends TestCase
{
    private const COMPILED = 'compiled';

    private const WITH_LISTENERS = 'compiled, listeners are called';

    #[Test]
    public function whatNeedsNobodyIsCompiled(): void
    {
        $status = self::examine(Parcel::class);

        self::assertSame(Parcel::class, $status->class);
        self::assertEquals([new Treatment(Work::Compiled, self::COMPILED), new Treatment(Work::Compiled, self::COMPILED)], [$status->writing, $status->reading]);
        $properties = self::byName($status->properties);
        foreach (['number', 'thing', 'things'] as $name) {
            self::assertEquals(new PropertyStatus($name, Treatment::compiled(), Treatment::compiled()), $properties[$name]);
        }
    }

    #[Test]
    public function whatIsNotReadHasNoReading(): void
    {
        $properties = self::byName(self::examine(Parcel::class)->properties);

        self::assertEquals(new PropertyStatus('shown', Treatment::compiled(), null), $properties['shown']);
        self::assertEquals(new PropertyStatus('weight', Treatment::compiled(), null), $properties['weight']);
    }

    #[Test]
    public function aVirtualPropertyMayBeCalledANumber(): void
    {
        Fixtures::classes();

        self::assertSame(['10', '5'], array_column(self::examine(Numbers::class)->properties, 'name'));
    }

    #[Test]
    public function whatShowsAtRunTimeIsCompiled(): void
    {
        $properties = self::writing(Parcel::class);

        self::assertSame('compiled, decided by each value', $properties['any']->text);
        self::assertSame('compiled, decided by the class of each object', $properties['vehicle']->text);
        self::assertSame([Work::Compiled, Work::Compiled], [$properties['any']->work, $properties['vehicle']->work]);
    }

    #[Test]
    public function whatJmsRefusesFails(): void
    {
        $properties = self::byName(self::examine(Parcel::class)->properties);

        self::assertSame('fails: there is no class or handler Kiln\Tests\Fixture\Jms\Status\Nowhere', $properties['lost']->writing?->text);
        self::assertSame(Work::Fails, $properties['lost']->writing->work);
        self::assertSame(Work::Fails, $properties['lost']->reading?->work);
        self::assertSame('fails: no type is known', $properties['any']->reading?->text);
        foreach (['{"lost":1}', '{"any":1}'] as $json) {
            self::assertTrue(self::throws(static fn(): mixed => SerializerBuilder::create()->build()->deserialize($json, Parcel::class, 'json')), $json);
        }
        $parcel = new Parcel();
        $parcel->lost = 1;
        self::assertTrue(self::throws(static fn(): string => SerializerBuilder::create()->build()->serialize($parcel, 'json')));
    }

    #[Test]
    public function handlersOfTypesThatAreNoClassesAreCalled(): void
    {
        $jms = self::handling('money');
        $properties = self::byName(Examination::of($jms)->examine(Parcel::class)->properties);
        $called = new Treatment(Work::CallsUserCode, 'compiled, a handler of the application is called');

        self::assertEquals([$called, $called], [$properties['price']->writing, $properties['price']->reading]);
        self::assertSame(Work::Fails, self::writing(Parcel::class)['price']->work);
    }

    #[Test]
    public function namesOfEnumsInQuotesAreCompiled(): void
    {
        $properties = self::byName(Examination::of(SerializerBuilder::create()->enableEnumSupport()->build())->examine(Respelled::class)->properties);

        self::assertEquals(new PropertyStatus('suit', Treatment::compiled(), Treatment::compiled()), $properties['suit']);
    }

    #[Test]
    public function classesInAnotherSpellingAreCompiled(): void
    {
        self::assertTrue(class_exists(Person::class), 'Autoloaders do not find it in small letters.');
        $properties = self::byName(self::examine(Respelled::class)->properties);
        $compiled = new Treatment(Work::CallsUserCode, 'compiled, the class ' . Person::class . ' is spelled ' . strtolower(Person::class));

        self::assertEquals([$compiled, $compiled], [$properties['person']->writing, $properties['person']->reading]);
    }

    #[Test]
    public function handlersOfClassesAreCalled(): void
    {
        $examination = Examination::of(self::handling(Thing::class));
        $properties = self::byName($examination->examine(Parcel::class)->properties);

        foreach (['thing', 'things'] as $name) {
            self::assertEquals(new Treatment(Work::CallsUserCode, 'compiled, a handler of the application is called'), $properties[$name]->writing);
            self::assertEquals(new Treatment(Work::CallsUserCode, 'compiled, a handler of the application is called'), $properties[$name]->reading);
        }
        $thing = $examination->examine(Thing::class);
        self::assertSame('compiled, a handler of the application is called', $thing->writing->text);
        self::assertSame([], $thing->properties);
        self::assertSame(self::COMPILED, $examination->examine(SubThing::class)->writing->text);
    }

    /** @return iterable<string, array{string, bool}> */
    public static function events(): iterable
    {
        yield 'before writing' => ['serializer.pre_serialize', true];
        yield 'after writing' => ['serializer.post_serialize', true];
        yield 'before reading' => ['serializer.pre_deserialize', false];
        yield 'after reading' => ['serializer.post_deserialize', false];
    }

    #[Test]
    #[DataProvider('events')]
    public function listenersAreCalled(string $event, bool $isWriting): void
    {
        $examination = Examination::of(self::listening($event, Thing::class));
        $thing = $examination->examine(Thing::class);
        $parcel = self::byName($examination->examine(Parcel::class)->properties);

        [$called, $other] = $isWriting ? [$thing->writing, $thing->reading] : [$thing->reading, $thing->writing];
        self::assertSame(self::COMPILED, $other->text);
        self::assertSame(Work::CallsUserCode, $called->work);
        self::assertStringContainsString('listener', $called->text);
        self::assertStringNotContainsString('user code', $called->text);
        self::assertSame(['name', 'child', 'children'], array_column($thing->properties, 'name'));
        $ofName = self::byName($thing->properties)['name'];
        self::assertEquals([Treatment::compiled(), Treatment::compiled()], [$ofName->writing, $ofName->reading]);
        foreach ([...self::byName($thing->properties), ...$parcel] as $name => $property) {
            $isCalled = \in_array($name, ['child', 'children', 'thing', 'things'], true);
            self::assertSame($isCalled, ($isWriting ? $property->writing : $property->reading)?->work === Work::CallsUserCode, $name);
            self::assertNotSame(Work::CallsUserCode, ($isWriting ? $property->reading : $property->writing)?->work, $name);
        }
        self::assertSame(self::COMPILED, $examination->examine(Author::class)->writing->text);
    }

    #[Test]
    public function listenersForEverythingAreCalled(): void
    {
        self::assertSame(self::WITH_LISTENERS, Examination::of(self::listening('serializer.pre_serialize', null))->examine(Author::class)->writing->text);
    }

    #[Test]
    public function listenersOfAnotherFormatAreNot(): void
    {
        $jms = SerializerBuilder::create()->configureListeners(static function (EventDispatcherInterface $events): void {
            $events->addListener('serializer.pre_serialize', static function (): void {}, Thing::class, 'xml');
        })->build();

        self::assertSame(self::COMPILED, Examination::of($jms)->examine(Thing::class)->writing->text);
    }

    #[Test]
    public function expressionsDecide(): void
    {
        $examination = Examination::of(self::evaluating());
        $properties = self::byName($examination->examine(Conditional::class)->properties);

        self::assertSame(self::COMPILED, $properties['flag']->writing?->text);
        foreach (['unlessFlag', 'ifFlag', 'byContext'] as $name) {
            self::assertEquals(new Treatment(Work::CallsUserCode, 'compiled, an expression decides whether it is written'), $properties[$name]->writing);
            self::assertEquals(new Treatment(Work::CallsUserCode, 'compiled, an expression decides whether it is read'), $properties[$name]->reading);
        }
        $class = $examination->examine(ConditionalClass::class);
        self::assertEquals(new Treatment(Work::CallsUserCode, 'compiled, an expression decides about each object'), $class->writing);
        self::assertSame(['hidden'], array_column($class->properties, 'name'));
    }

    #[Test]
    public function expressionsGiveValues(): void
    {
        $properties = self::byName(Examination::of(self::evaluating())->examine(Computed::class)->properties);

        self::assertSame(['sum', 'plain', 'a', 'b'], array_keys($properties));
        foreach (['sum', 'plain'] as $name) {
            self::assertEquals(new PropertyStatus($name, new Treatment(Work::CallsUserCode, 'asked of the accessor: an expression gives the value'), null), $properties[$name]);
        }
        self::assertSame(self::COMPILED, $properties['a']->writing?->text);
        self::assertSame('asked of the accessor: an expression gives the value, and there is no expression language', self::writing(Computed::class)['sum']->text);
    }

    #[Test]
    public function aClassThatJmsRefusesFails(): void
    {
        $class = self::examine(Conditional::class);

        self::assertSame(Work::Fails, $class->writing->work);
        self::assertStringStartsWith('fails: ', $class->writing->text);
        self::assertSame([], $class->properties);
        self::assertTrue(self::throws(static fn(): string => SerializerBuilder::create()->build()->serialize(new Conditional(), 'json')));

        $class = self::examine(WithoutGetter::class);
        self::assertSame(Work::Fails, $class->writing->work);
        self::assertStringContainsString('WithoutGetter', $class->writing->text);
        self::assertTrue(self::throws(static fn(): string => SerializerBuilder::create()->build()->serialize(new WithoutGetter(), 'json')));
    }

    #[Test]
    public function accessorsAreCalled(): void
    {
        $properties = self::byName(self::examine(Accessors::class)->properties);

        foreach (['both', 'onlyRead', 'onlyWritten'] as $name) {
            self::assertEquals(new PropertyStatus($name, Treatment::compiled(), Treatment::compiled()), $properties[$name]);
        }
        $name = self::byName(self::examine(PrivateAccessors::class)->properties)['name'];
        self::assertEquals(new Treatment(Work::CallsUserCode, 'asked of the accessor: there is no public method get()'), $name->writing);
        self::assertSame(Work::CallsUserCode, $name->reading?->work);
        self::assertStringStartsWith('asked of the accessor: ', $name->reading->text);
    }

    #[Test]
    public function inheritedPropertiesAreListedToo(): void
    {
        $own = array_column(self::examine(ParentClass::class)->properties, 'name');

        self::assertNotSame([], $own);
        self::assertSame([], array_diff($own, array_column(self::examine(Child::class)->properties, 'name')));
    }

    #[Test]
    public function discriminatorsDecide(): void
    {
        $base = self::examine(Vehicle::class);
        $car = self::examine(Car::class);

        self::assertSame('compiled, decided by the class of each object', $base->writing->text);
        self::assertSame('compiled, decided by the key "type"', $base->reading->text);
        self::assertSame([], $base->properties);
        self::assertSame([self::COMPILED, self::COMPILED], [$car->writing->text, $car->reading->text]);
        self::assertEqualsCanonicalizing(['type', 'km', 'doors'], array_column($car->properties, 'name'));
        self::assertEquals(new PropertyStatus('type', Treatment::compiled(), null), self::byName($car->properties)['type']);
    }

    #[Test]
    public function aBaseWithObjectsOfItsOwnHasProperties(): void
    {
        $examination = Examination::of(SerializerBuilder::create()->build());
        $examination->examine(Parcel::class);

        $letter = $examination->examine(Letter::class);
        self::assertSame([self::COMPILED, 'compiled, decided by the key "kind"'], [$letter->writing->text, $letter->reading->text]);
        self::assertEquals(new PropertyStatus('pages', Treatment::compiled(), Treatment::compiled()), self::byName($letter->properties)['pages']);
        self::assertSame(self::COMPILED, $examination->examine(ExpressLetter::class)->reading->text);
    }

    #[Test]
    public function proxiesAreLoaded(): void
    {
        $status = self::examine(AuthorProxy::class);

        self::assertEquals(new Treatment(Work::Compiled, 'compiled, once it is loaded'), $status->writing);
        $written = array_filter($status->properties, static fn(PropertyStatus $property): bool => $property->writing !== null);
        self::assertSame(array_column(self::examine(Author::class)->properties, 'name'), array_column($written, 'name'));

        $status = Examination::of(self::listening('serializer.pre_serialize', Author::class))->examine(AuthorProxy::class);
        self::assertSame('by jms/serializer: a handler or listeners are called for ' . Author::class . ', which loads itself', $status->writing->text);
    }

    #[Test]
    public function anObjectConstructorIsCalled(): void
    {
        $jms = SerializerBuilder::create()->setObjectConstructor(new RecordingConstructor(new Recorder()))->build();

        $status = Examination::of($jms)->examine(Thing::class);

        self::assertSame([self::COMPILED, Work::CallsUserCode], [$status->writing->text, $status->reading->work]);
        self::assertStringContainsString('an object constructor of the application', $status->reading->text);
    }

    /** @return iterable<string, array{\Closure(): SerializerInterface, ?string, ?string}> */
    public static function serializers(): iterable
    {
        $json = static fn(int $options): JsonSerializationVisitorFactory => (new JsonSerializationVisitorFactory())->setOptions($options);
        $fromJson = static fn(int $options): JsonDeserializationVisitorFactory => (new JsonDeserializationVisitorFactory())->setOptions($options);
        yield 'without any setting' => [static fn(): SerializerInterface => SerializerBuilder::create()->build(), null, null];
        yield 'Kiln' => [static fn(): SerializerInterface => BridgeBuilder::create()->build(), null, null];
        yield 'strict' => [static fn(): SerializerInterface => SerializerBuilder::create()->addDefaultDeserializationVisitors()->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true))->build(), null, null];
        yield 'pretty' => [static fn(): SerializerInterface => SerializerBuilder::create()->addDefaultSerializationVisitors()->setSerializationVisitor('json', $json(JSON_PRETTY_PRINT))->build(), null, null];
        yield 'another visitor' => [static fn(): SerializerInterface => SerializerBuilder::create()->setSerializationVisitor('json', new XmlSerializationVisitorFactory())->build(), 'the visitor that writes JSON is not that of jms/serializer', null];
        yield 'another visitor in Kiln' => [static fn(): SerializerInterface => BridgeBuilder::create()->setDeserializationVisitor('json', new XmlDeserializationVisitorFactory())->build(), null, 'the visitor that reads JSON is not that of jms/serializer'];
        yield 'exceptions of json_encode()' => [
            static fn(): SerializerInterface => SerializerBuilder::create()->setSerializationVisitor('json', $json(JSON_THROW_ON_ERROR))->build(),
            'with such options of json_encode() only jms/serializer knows what happens; only toArray() is compiled',
            null,
        ];
        yield 'exceptions of json_decode()' => [
            static fn(): SerializerInterface => SerializerBuilder::create()->setDeserializationVisitor('json', $fromJson(JSON_THROW_ON_ERROR))->build(),
            null,
            'with such options of json_decode() only jms/serializer knows what happens; only fromArray() is compiled',
        ];
        $accessor = 'the accessor strategy is ' . ShoutingAccessors::class;
        yield 'an accessor strategy' => [static fn(): SerializerInterface => SerializerBuilder::create()->setAccessorStrategy(new ShoutingAccessors())->build(), $accessor, $accessor];
        $own = 'the serializer is ' . OwnSerializer::class . ', whose work is not known';
        yield 'no serializer of jms/serializer' => [static fn(): SerializerInterface => new OwnSerializer(), $own, $own];
    }

    /**
     * @param \Closure(): SerializerInterface $make
     */
    #[Test]
    #[DataProvider('serializers')]
    public function whatHoldsForAllClassesIsToldFirst(\Closure $make, ?string $writing, ?string $reading): void
    {
        $examination = Examination::of($make());

        self::assertSame([$writing, $reading], [$examination->writingObstacle, $examination->readingObstacle]);
        $status = $examination->examine(Thing::class);
        self::assertEquals($writing === null ? Treatment::compiled() : Treatment::byJms($writing), $status->writing);
        self::assertEquals($reading === null ? Treatment::compiled() : Treatment::byJms($reading), $status->reading);
        self::assertCount($writing === null || $reading === null ? 3 : 0, $status->properties);
        foreach ($status->properties as $property) {
            self::assertSame([$writing !== null, $reading !== null], [$property->writing === null, $property->reading === null]);
        }
    }

    /**
     * Both must decide alike.
     *
     * @param \Closure(): SerializerInterface $make
     */
    #[Test]
    #[DataProvider('serializers')]
    public function itIsWhatTheSerializerDoes(\Closure $make, ?string $writing, ?string $reading): void
    {
        $given = $make();
        if (!$given instanceof ArrayTransformerInterface) {
            self::assertNotNull($writing);

            return;
        }
        $kiln = JmsSerializer::wrap($given);
        $whole = Setup::part($kiln, 'way');

        self::assertInstanceOf(Whole::class, $whole);
        self::assertSame($writing === null, $whole->writers?->encoding->json() !== null);
        self::assertSame($reading === null || str_contains($reading, 'only fromArray() is compiled'), $whole->readers !== null);
    }

    #[Test]
    public function aClassInsideThatCannotBeLoadedFails(): void
    {
        $load = static function (string $class): void {
            if ($class === 'Kiln\Tests\Fixture\Jms\Status\Nowhere') {
                throw new \Error('This file is broken.');
            }
        };
        spl_autoload_register($load);
        try {
            $status = self::examine(Parcel::class);
        } finally {
            spl_autoload_unregister($load);
        }

        self::assertSame('fails: This file is broken.', $status->writing->text);
    }

    /**
     * What is learnt about a class inside another must be what is found by asking for it.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function noAnswerDependsOnThoseBefore(int $seed): void
    {
        $classes = self::fixtures();
        $chance = Chance::announced($seed, self::class);
        self::assertGreaterThan(100, \count($classes));
        foreach ([self::evaluating(), self::listening('serializer.pre_serialize', Thing::class), self::handling(Thing::class)] as $jms) {
            $shared = Examination::of($jms);
            foreach ($chance->shuffled($classes) as $class) {
                self::assertEquals(Examination::of($jms)->examine($class), $shared->examine($class), "KILN_SEED={$seed}, {$class}");
            }
        }
    }

    #[Test]
    public function thereIsAlwaysAReason(): void
    {
        foreach ([self::evaluating(), self::listening('serializer.pre_serialize', null), self::listening('serializer.post_deserialize', Thing::class), self::handling(Thing::class)] as $jms) {
            $examination = Examination::of($jms);
            foreach (self::fixtures() as $class) {
                $status = $examination->examine($class);
                foreach ([new PropertyStatus('as such', $status->writing, $status->reading), ...$status->properties] as $property) {
                    $place = "{$class} {$property->name}";
                    self::assertDoesNotMatchRegularExpression('/: $|it is not planned|user code|: only that|nothing can be written/', (string) $property->writing?->text, $place);
                    foreach (array_filter([$property->writing, $property->reading]) as $treatment) {
                        $beginning = match ($treatment->work) {
                            Work::Compiled => 'compiled',
                            Work::CallsUserCode => 'compiled, |asked of the accessor: ',
                            Work::ByJms => 'by jms\/serializer: |asked of the accessor: .+; by jms\/serializer: ',
                            Work::Fails => 'fails: |asked of the accessor: .+; fails: ',
                        };
                        self::assertMatchesRegularExpression("/^(?:{$beginning})/", $treatment->text, $place);
                    }
                }
            }
        }
    }

    /**
     * @return array<string, array{int}>
     */
    public static function seeds(): array
    {
        return Chance::seeds();
    }

    /**
     * @return list<class-string>
     */
    private static function fixtures(): array
    {
        // Of some PHP warns when jms/serializer reads their attributes.
        return array_values(array_diff(Fixtures::classes(), [BadlyOptioned::class, HoldsBadlyOptioned::class]));
    }

    /**
     * @param class-string $class
     */
    private static function examine(string $class): ClassStatus
    {
        return Examination::of(SerializerBuilder::create()->build())->examine($class);
    }

    /**
     * @param class-string $class
     *
     * @return array<string, Treatment>
     */
    private static function writing(string $class): array
    {
        return array_filter(array_map(static fn(PropertyStatus $property): ?Treatment => $property->writing, self::byName(self::examine($class)->properties)));
    }

    /**
     * @param list<PropertyStatus> $properties
     *
     * @return array<string, PropertyStatus>
     */
    private static function byName(array $properties): array
    {
        return array_column($properties, null, 'name');
    }

    private static function handling(string $type): SerializerInterface
    {
        return SerializerBuilder::create()->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($type): void {
            foreach ([GraphNavigatorInterface::DIRECTION_SERIALIZATION, GraphNavigatorInterface::DIRECTION_DESERIALIZATION] as $direction) {
                $handlers->registerHandler($direction, $type, 'json', static fn(): int => 1);
            }
        })->build();
    }

    private static function listening(string $event, ?string $class): SerializerInterface
    {
        return SerializerBuilder::create()->addDefaultListeners()->configureListeners(static function (EventDispatcherInterface $events) use ($event, $class): void {
            $events->addListener($event, static function (): void {}, $class);
        })->build();
    }

    private static function evaluating(): SerializerInterface
    {
        return SerializerBuilder::create()->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()))->build();
    }

    /**
     * @param \Closure(): mixed $work
     */
    private static function throws(\Closure $work): bool
    {
        try {
            $work();

            return false;
        } catch (JmsException|\ReflectionException) {
            return true;
        }
    }
}
