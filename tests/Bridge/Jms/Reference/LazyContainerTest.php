<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\EventSubscriberInterface;
use JMS\Serializer\EventDispatcher\LazyEventDispatcher;
use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\EventDispatcher\Subscriber\EnumSubscriber;
use JMS\Serializer\Handler\ArrayCollectionHandler;
use JMS\Serializer\Handler\ConstraintViolationHandler;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\EnumHandler;
use JMS\Serializer\Handler\FormErrorHandler;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\IteratorHandler;
use JMS\Serializer\Handler\LazyHandlerRegistry;
use JMS\Serializer\Handler\StdClassHandler;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Handler\SymfonyUidHandler;
use JMS\Serializer\Handler\UnionHandler;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\UserCode\JmsRegistrations;
use Kiln\Bridge\Jms\UserCode\NamedServices;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Bridge\Jms\UserCode\StandardCode;
use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Depth\Cupboard;
use Kiln\Tests\Fixture\Jms\Doctrine\AuthorProxy;
use Kiln\Tests\Fixture\Jms\Enums\Enumerated;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Extension\OwnDates;
use Kiln\Tests\Fixture\Jms\Extension\Services;
use Kiln\Tests\Fixture\Jms\Extension\ThingHandler;
use Kiln\Tests\Fixture\Jms\Extension\ThingSubscriber;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Uid\UuidV4;
use Symfony\Component\Validator\ConstraintViolation;
use Symfony\Component\Validator\ConstraintViolationList;

/**
 * JMSSerializerBundle without kernel.debug: handlers and listeners are named by ids of services, which a container makes when they
 * are called (CustomHandlersPass and RegisterEventListenersAndSubscribersPass of the bundle).
 */
#[CoversClass(NamedServices::class)]
#[CoversClass(StandardCode::class)]
#[CoversClass(JmsRegistrations::class)]
#[CoversClass(Registry::class)]
final class LazyContainerTest extends TestCase
{
    /** Of services that have other ids than their classes. */
    private const IDS = [ThingHandler::class => 'things', ThingSubscriber::class => 'thing_listeners'];

    /** @var array<string, int> how often each service was made */
    private array $made = [];

    /** @return iterable<string, array{\Closure(Subject): mixed}> */
    public static function calls(): iterable
    {
        yield 'dates are written' => [static fn(Subject $subject): string => $subject->json([new \DateTimeImmutable('2020-01-01', new \DateTimeZone('UTC')), new \DateInterval('P1D')], null, 'array')];
        yield 'dates are read' => [static fn(Subject $subject): mixed => $subject->fromJson('["01.02.2020"]', 'array<DateTime>')];
        yield 'enums are written' => [static fn(Subject $subject): string => $subject->json([Enumerated::filled(), Suit::Hearts])];
        yield 'enums are read' => [static fn(Subject $subject): mixed => $subject->fromJson('{"suit":"S","level":"1","direction":"Up","by_name":"Hearts","as_text":"2","many":["H"]}', Enumerated::class)];
        yield 'collections are written' => [static fn(Subject $subject): string => $subject->json(new ArrayCollection([Person::of('a'), (object) ['b' => Person::of('c')], new \ArrayIterator([1])]))];
        yield 'collections are read' => [static fn(Subject $subject): mixed => $subject->fromJson('{"x":[{"name":"a"}]}', 'ArrayCollection<string, ArrayCollection<' . Person::class . '>>')];
        yield 'collections where objects are excluded' => [static fn(Subject $subject): array => [$subject->json(Cupboard::nested(), SerializationContext::create()->enableMaxDepthChecks()), $subject->json(Cupboard::nested())]];
        yield 'proxies are written' => [static fn(Subject $subject): string => $subject->json([AuthorProxy::to(7, 'Ada')])];
        yield 'identifiers' => [static fn(Subject $subject): mixed => [$subject->json([new UuidV4('3f0a1c58-2b6f-4c3e-9d7a-1f0e2d3c4b5a')]), $subject->fromJson('["3f0a1c58-2b6f-4c3e-9d7a-1f0e2d3c4b5a"]', 'array<' . UuidV4::class . '>')]];
        yield 'violations' => [static fn(Subject $subject): string => $subject->json(new ConstraintViolationList([new ConstraintViolation('wrong', null, [], null, 'path', null)]))];
        yield 'a handler and a listener of the application' => [static fn(Subject $subject): mixed => [$subject->json([Thing::nested(), Person::of('a')]), $subject->fromJson('{"name":"a"}', Thing::class)]];
    }

    /**
     * @param \Closure(Subject): mixed $call
     */
    #[Test]
    #[DataProvider('calls')]
    public function theSameIsWrittenAndRead(\Closure $call): void
    {
        $things = ['things' => static fn(): object => new ThingHandler(), 'thing_listeners' => static fn(): object => new ThingSubscriber()];
        $jms = new Subject($this->serializer($things));
        $kiln = new Subject(JmsSerializer::wrap($this->serializer($things)));
        for ($i = 0; $i < 2; ++$i) {
            self::assertSame(Outcome::of(static fn(): mixed => $call($jms))->text(), Outcome::of(static fn(): mixed => $call($kiln))->text());
        }
    }

    #[Test]
    public function handlersThatComeWithJmsAreTold(): void
    {
        $registrations = self::registrations($this->serializer());

        foreach ([
            'DateTime' => BuiltIn::Date, 'DateInterval' => BuiltIn::Interval, 'stdClass' => BuiltIn::StdClass, 'ArrayCollection' => BuiltIn::Collection,
            'ArrayIterator' => BuiltIn::Iterator, 'Generator' => BuiltIn::Generator, 'enum' => BuiltIn::Enum, 'union' => BuiltIn::Union, UuidV4::class => null,
        ] as $type => $builtIn) {
            self::assertSame($builtIn, $registrations->handling(Direction::Serialization, $type)?->builtIn, $type);
            self::assertNotNull($registrations->handling(Direction::Serialization, $type));
        }
        $dates = $registrations->handling(Direction::Deserialization, 'DateTime');
        self::assertSame([['!d.m.Y', 'd.m.Y'], 'Europe/Berlin'], [$dates?->formats, $dates?->timezone]);
        self::assertTrue($registrations->loadsProxies());
        self::assertTrue($registrations->writesEnumCases());
        self::assertFalse($registrations->listens(Event::PreSerialize, Person::class));
    }

    #[Test]
    public function noServiceIsMadeThatIsNotNeeded(): void
    {
        $serializer = JmsSerializer::wrap($this->serializer(['things' => static fn(): never => throw new \LogicException('It is not needed.')]));

        self::assertSame('[{"name":"a"}]', $serializer->serialize([Person::of('a')], 'json'));
        self::assertEquals([Person::of('a')], $serializer->deserialize('[{"name":"a"}]', 'array<' . Person::class . '>', 'json'));
        self::assertSame([], array_diff(array_keys($this->made), [DateHandler::class, ArrayCollectionHandler::class, IteratorHandler::class, StdClassHandler::class, EnumHandler::class, UnionHandler::class, EnumSubscriber::class, DoctrineProxySubscriber::class]));
        self::assertSame([1], array_values(array_unique($this->made)));
    }

    #[Test]
    public function aHandlerOfTheApplicationThatLooksLikeOneOfJmsIsCalled(): void
    {
        $own = [DateHandler::class => static fn(): object => new OwnDates()];

        self::assertNull(self::registrations($this->serializer($own))->handling(Direction::Serialization, 'DateTime')?->builtIn);
        self::assertSame('["own"]', $this->serializer($own)->serialize([new \DateTime()], 'json'));
        self::assertSame('["own"]', JmsSerializer::wrap($this->serializer($own))->serialize([new \DateTime()], 'json'));
    }

    #[Test]
    public function whatTheContainerThrowsReachesTheCallerWhereTheServiceIsNeeded(): void
    {
        $broken = [DateHandler::class => static fn(): never => throw new \DomainException('not configured')];
        $serializer = JmsSerializer::wrap($this->serializer($broken));

        self::assertSame('[{"name":"a"}]', $serializer->serialize([Person::of('a')], 'json'));
        foreach ([$this->serializer($broken), $serializer] as $each) {
            $outcome = Outcome::of(static fn(): string => $each->serialize([new \DateTime()], 'json'));
            self::assertSame("threw DomainException(0): not configured", $outcome->text());
        }
    }

    #[Test]
    public function aHandlerOfJmsUnderAnotherMethodIsTheApplications(): void
    {
        $registry = new HandlerRegistry();
        $registry->registerHandler(Direction::Serialization->value, 'DateTime', 'json', [new DateHandler(), 'serializeDateTimeInterface']);
        $registry->registerHandler(Direction::Serialization->value, 'DateTimeImmutable', 'json', [new DateHandler(), 'serializeDateTimeImmutable']);
        $registrations = new JmsRegistrations($registry->getHandlers(), [], new NamedServices($registry), null);

        self::assertNull($registrations->handling(Direction::Serialization, 'DateTime')?->builtIn);
        self::assertSame(BuiltIn::Date, $registrations->handling(Direction::Serialization, 'DateTimeImmutable')?->builtIn);
    }

    /**
     * @param array<string, \Closure(): object> $services in place of those of the bundle, or besides
     */
    private function serializer(array $services = []): Serializer
    {
        $services += [
            DateHandler::class => static fn(): object => new DateHandler('d.m.Y', 'Europe/Berlin', true, ['!d.m.Y', 'd.m.Y']),
            ArrayCollectionHandler::class => static fn(): object => new ArrayCollectionHandler(false),
            IteratorHandler::class => static fn(): object => new IteratorHandler(),
            StdClassHandler::class => static fn(): object => new StdClassHandler(),
            EnumHandler::class => static fn(): object => new EnumHandler(),
            UnionHandler::class => static fn(): object => new UnionHandler(),
            SymfonyUidHandler::class => static fn(): object => new SymfonyUidHandler(),
            ConstraintViolationHandler::class => static fn(): object => new ConstraintViolationHandler(),
            FormErrorHandler::class => static fn(): never => throw new \LogicException('Its translator is not needed.'),
            EnumSubscriber::class => static fn(): object => new EnumSubscriber(),
            DoctrineProxySubscriber::class => static fn(): object => new DoctrineProxySubscriber(),
        ];
        $container = new Services(array_combine(array_keys($services), array_map($this->shared(...), array_keys($services), $services)));
        $dispatcher = new LazyEventDispatcher($container);
        [$handlers, $listeners] = self::registered(array_keys($services));
        $dispatcher->setListeners($listeners);
        $serializer = SerializerBuilder::create(new LazyHandlerRegistry($container, $handlers), $dispatcher)
            ->configureHandlers(static function (): void {})->configureListeners(static function (): void {})->enableEnumSupport()->build();
        self::assertInstanceOf(Serializer::class, $serializer);

        return $serializer;
    }

    /**
     * @param \Closure(): object $make
     *
     * @return \Closure(): object
     */
    private function shared(string $id, \Closure $make): \Closure
    {
        $service = null;

        return function () use ($id, $make, &$service): object {
            if ($service === null) {
                $this->made[$id] = ($this->made[$id] ?? 0) + 1;
                $service = $make();
            }

            return $service;
        };
    }

    /**
     * As handlers and subscribers say, with ids in place of objects.
     *
     * @param list<string> $ids
     *
     * @return array{array<mixed>, array<mixed>}
     */
    private static function registered(array $ids): array
    {
        $registry = new HandlerRegistry();
        $dispatcher = new EventDispatcher();
        foreach ($ids as $id) {
            $class = array_flip(self::IDS)[$id] ?? $id;
            $object = class_exists($class) ? (new \ReflectionClass($class))->newInstanceWithoutConstructor() : null;
            if ($object instanceof SubscribingHandlerInterface) {
                $registry->registerSubscribingHandler($object);
            } elseif ($object instanceof EventSubscriberInterface) {
                $dispatcher->addSubscriber($object);
            }
        }
        $registered = [$registry->getHandlers(), $dispatcher->getListeners()];
        array_walk_recursive($registered, static function (mixed &$leaf): void {
            $leaf = \is_object($leaf) ? self::IDS[$leaf::class] ?? $leaf::class : $leaf;
        });

        return $registered;
    }

    private static function registrations(Serializer $serializer): JmsRegistrations
    {
        $setup = Setup::of($serializer);
        self::assertInstanceOf(Setup::class, $setup);

        return (new Registry($setup->registered, $setup->events, $setup->isTraced))->current();
    }
}
