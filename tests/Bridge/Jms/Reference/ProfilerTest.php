<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\LazyHandlerRegistry;
use JMS\Serializer\SerializerBuilder;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\UserCode\JmsRegistrations;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Enums\Enumerated;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Events\Thing;
use Kiln\Tests\Fixture\Jms\Extension\Services;
use Kiln\Tests\Fixture\Jms\Profiler\TraceableEventDispatcher;
use Kiln\Tests\Fixture\Jms\Profiler\TraceableHandlerRegistry;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The profiler of JMSSerializerBundle, which is on wherever kernel.debug is, notes every call of a handler and of a listener.
 */
#[CoversClass(Setup::class)]
#[CoversClass(Registry::class)]
#[CoversClass(JmsRegistrations::class)]
final class ProfilerTest extends TestCase
{
    public static function setUpBeforeClass(): void
    {
        foreach ([TraceableHandlerRegistry::class, TraceableEventDispatcher::class] as $class) {
            $name = 'JMS\SerializerBundle\Debug' . strrchr($class, '\\');
            if (!class_exists($name)) {
                class_alias($class, $name);
            }
        }
    }

    /** @return iterable<string, array{\Closure(Subject): mixed}> */
    public static function calls(): iterable
    {
        yield 'objects are written' => [static fn(Subject $subject): string => $subject->json([Thing::nested(), Person::of('a')])];
        yield 'objects are read' => [static fn(Subject $subject): mixed => $subject->fromJson('{"name":"a","child":{"children":[{}]},"children":[{}]}', Thing::class)];
        yield 'dates are written' => [static fn(Subject $subject): string => $subject->json([new \DateTimeImmutable('2020-01-01', new \DateTimeZone('UTC')), new \DateInterval('P1D')], null, 'array')];
        yield 'dates are read' => [static fn(Subject $subject): mixed => $subject->fromJson('["2020-01-01","2021-01-01"]', "array<DateTime<'Y-m-d|'>>")];
        yield 'enums are written' => [static fn(Subject $subject): string => $subject->json([Enumerated::filled(), Suit::Hearts])];
        yield 'enums are read' => [static fn(Subject $subject): mixed => $subject->fromJson('{"suit":"S","level":"1","direction":"Up","by_name":"Hearts","as_text":"2","many":["H"]}', Enumerated::class)];
        yield 'collections are written' => [static fn(Subject $subject): string => $subject->json(new ArrayCollection([Person::of('a'), (object) ['b' => Person::of('c')]]))];
        yield 'collections are read' => [static fn(Subject $subject): mixed => $subject->fromJson('{"x":[{"name":"a"}]}', 'ArrayCollection<string, ArrayCollection<' . Person::class . '>>')];
        yield 'a handler of the application is called' => [static fn(Subject $subject): mixed => [$subject->json([1, 2], null, 'array<percent>'), $subject->fromJson('["1 %"]', 'array<percent>')]];
    }

    /**
     * @param \Closure(Subject): mixed $call
     */
    #[Test]
    #[DataProvider('calls')]
    public function itSeesWhatItWouldSeeOfJmsSerializer(\Closure $call): void
    {
        foreach ([new HandlerRegistry(), new LazyHandlerRegistry(new Services([]))] as $registry) {
            [$jms, $expected] = self::traced(clone $registry);
            [$original, $seen] = self::traced(clone $registry);
            $kiln = new Subject(JmsSerializer::wrap($original));
            for ($i = 0; $i < 2; ++$i) {
                self::assertSame(Outcome::of(static fn(): mixed => $call(new Subject($jms)))->text(), Outcome::of(static fn(): mixed => $call($kiln))->text());
            }

            self::assertNotSame([], $expected());
            self::assertSame($expected(), $seen());
        }
    }

    #[Test]
    public function kilnDoesTheWork(): void
    {
        [$original] = self::traced(new HandlerRegistry());

        self::assertInstanceOf(Setup::class, Setup::of($original));
    }

    /**
     * @return array{\JMS\Serializer\Serializer, \Closure(): list<string>}
     */
    private static function traced(HandlerRegistry $registry): array
    {
        $handlers = new TraceableHandlerRegistry($registry);
        $events = new TraceableEventDispatcher(new Services([]));
        $events->addListener('serializer.pre_serialize', static function (): void {});
        $events->addListener('serializer.pre_deserialize', static function (): void {});
        $builder = SerializerBuilder::create($handlers, $events)->enableEnumSupport()->addDefaultHandlers()->addDefaultListeners();
        $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'percent', 'json', static fn(mixed $visitor, int $value): string => "{$value} %");
        $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'percent', 'json', static fn(mixed $visitor, string $value): int => (int) $value);
        $serializer = $builder->build();
        self::assertInstanceOf(\JMS\Serializer\Serializer::class, $serializer);

        return [$serializer, static fn(): array => [...$handlers->seen, ...$events->seen]];
    }
}
