<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\EventDispatcher\Subscriber\EnumSubscriber;
use JMS\Serializer\Handler\ArrayCollectionHandler;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\EnumHandler;
use JMS\Serializer\Handler\IteratorHandler;
use JMS\Serializer\Handler\StdClassHandler;
use JMS\Serializer\Handler\UnionHandler;

/**
 * What was registered with jms/serializer for JSON at one moment.
 *
 * @internal
 */
final class JmsRegistrations implements Registrations
{
    private const FORMAT = 'json';

    /** Types for which a handler that comes with jms/serializer is known, as long as it is registered for just that type. */
    private const BUILT_IN = [
        DateHandler::class => [
            \DateTime::class => BuiltIn::Date,
            \DateTimeImmutable::class => BuiltIn::Date,
            \DateTimeInterface::class => BuiltIn::Date,
            \DateInterval::class => BuiltIn::Interval,
        ],
        StdClassHandler::class => [\stdClass::class => BuiltIn::StdClass],
        IteratorHandler::class => [
            \Iterator::class => BuiltIn::Iterator,
            \ArrayIterator::class => BuiltIn::Iterator,
            \Generator::class => BuiltIn::Generator,
        ],
        EnumHandler::class => ['enum' => BuiltIn::Enum],
        UnionHandler::class => ['union' => BuiltIn::Union],
    ];

    /** What {@see EnumHandler::deserializeEnum()} says of the type `enum<'App\Suit'>`. */
    private const DEPRECATED_QUOTES = ['jms/serializer', '3.31', "Using enum<'Type'> or similar is deprecated, use enum<Type> instead."];

    /** @var array<int, array<string, Handling>> by direction and type */
    private array $handlings = [];

    /** @var array<string, list<array{?string, ?string}>> class and interface of the application's listeners, by event */
    private array $listeners = [];

    /** @var array<string, array<string, bool>> answers of {@see listens()} */
    private array $listened = [];

    private bool $loadsProxies = false;

    private bool $writesEnumCases = false;

    private readonly string $key;

    /**
     * @param array<mixed> $handlers  by direction, type and format
     * @param array<mixed> $listeners lists of `[callable, class, format, interface]` by event
     * @param bool         $callsAll  whether handlers and listeners that come with jms/serializer are called as the application's own
     */
    public function __construct(array $handlers, array $listeners, private readonly bool $callsAll = false)
    {
        foreach (Direction::cases() as $direction) {
            foreach (self::in($handlers, $direction->value) as $type => $formats) {
                $handler = \is_array($formats) ? $formats[self::FORMAT] ?? null : null;
                if ($handler !== null) {
                    $this->handlings[$direction->value][(string) $type] = $callsAll ? new Handling(null) : self::describe((string) $type, $handler);
                }
            }
        }
        foreach (Event::cases() as $event) {
            foreach (self::in($listeners, $event->value) as $listener) {
                $this->listen($event, \is_array($listener) ? $listener : []);
            }
        }
        $this->key = hash('xxh128', serialize([$this->handlings, $this->listeners, $this->loadsProxies, $this->writesEnumCases]));
    }

    public function handling(Direction $direction, string $type): ?Handling
    {
        return $this->handlings[$direction->value][$type] ?? null;
    }

    public function listens(Event $event, string $type): bool
    {
        return $this->listened[$event->value][$type] ??= $this->finds($event, $type);
    }

    private function finds(Event $event, string $type): bool
    {
        foreach ($this->listeners[$event->value] ?? [] as [$class, $interface]) {
            if (($class === null || $class === $type) && ($interface === null || self::canBe($type, $interface))) {
                return true;
            }
        }

        return false;
    }

    public function mayBeCalledFor(Direction $direction, ?string $class): bool
    {
        foreach ($this->handlings[$direction->value] ?? [] as $type => $handling) {
            if ($handling->builtIn === null && ($class === null || is_a($type, $class, true))) {
                return true;
            }
        }
        $events = $direction === Direction::Serialization ? [Event::PreSerialize, Event::PostSerialize] : [Event::PreDeserialize, Event::PostDeserialize];
        foreach ($events as $event) {
            foreach ($this->listeners[$event->value] ?? [] as [$listened, $interface]) {
                if (($class === null || $listened === null || is_a($listened, $class, true)) && ($class === null || $interface === null || self::canBe($class, $interface))) {
                    return true;
                }
            }
        }

        return false;
    }

    public function loadsProxies(): bool
    {
        return $this->loadsProxies;
    }

    public function writesEnumCases(): bool
    {
        return $this->writesEnumCases;
    }

    public function key(): string
    {
        return $this->key;
    }

    /**
     * Whether an object known to be of a class may be an instance of an interface: of its own class, or of a subclass.
     */
    private static function canBe(string $class, string $interface): bool
    {
        return !class_exists($class) || !(new \ReflectionClass($class))->isFinal() || is_a($class, $interface, true);
    }

    /**
     * @param array<mixed> $listener
     */
    private function listen(Event $event, array $listener): void
    {
        $class = \is_string($listener[1] ?? null) ? $listener[1] : null;
        $format = $listener[2] ?? null;
        $interface = \is_string($listener[3] ?? null) && $listener[3] !== '' ? $listener[3] : null;
        if ($format !== null && $format !== self::FORMAT) {
            return;
        }
        $object = \is_array($listener[0] ?? null) && !$this->callsAll ? $listener[0][0] ?? null : null;
        if ($event === Event::PreSerialize && $class === null && $object instanceof EnumSubscriber) {
            $this->writesEnumCases = true;
        } elseif ($event === Event::PreSerialize && $class === null && $object instanceof DoctrineProxySubscriber && self::privates($object) === ['skipVirtualTypeInit' => true, 'initializeExcluded' => false]) {
            $this->loadsProxies = true;
        } else {
            $this->listeners[$event->value][] = [$class, $interface];
        }
    }

    private static function describe(string $type, mixed $handler): Handling
    {
        $object = \is_array($handler) ? $handler[0] ?? null : null;
        if ($object instanceof ArrayCollectionHandler) {
            $isPlain = self::privates($object) === ['initializeExcluded' => true, 'managerRegistry' => null];

            return new Handling($isPlain && \in_array($type, ArrayCollectionHandler::COLLECTION_TYPES, true) ? BuiltIn::Collection : null);
        }
        $builtIn = \is_object($object) ? self::BUILT_IN[$object::class][$type] ?? null : null;
        if ($builtIn === BuiltIn::Enum) {
            // The handler for unions came with the same version.
            return new Handling($builtIn, quotedName: class_exists(UnionHandler::class) ? self::DEPRECATED_QUOTES : null);
        }
        if ($builtIn !== BuiltIn::Date || !$object instanceof DateHandler) {
            return new Handling($builtIn);
        }
        $settings = self::privates($object);
        $timezone = $settings['defaultTimezone'] ?? null;
        $format = $settings['defaultSerializationFormat'] ?? null;
        $formats = $settings['defaultDeserializationFormats'] ?? null;

        return \is_string($format) && \is_array($formats) && $timezone instanceof \DateTimeZone
            ? new Handling(BuiltIn::Date, $format, array_values(array_filter($formats, \is_string(...))), $timezone->getName())
            : new Handling(null);
    }

    /**
     * The settings of an object that keeps them to itself.
     *
     * @return array<string, mixed>
     */
    private static function privates(object $object): array
    {
        $values = [];
        foreach ((array) $object as $name => $value) {
            $values[substr((string) strrchr("\0" . $name, "\0"), 1)] = $value;
        }

        return $values;
    }

    /**
     * @param array<mixed> $array
     *
     * @return array<mixed>
     */
    private static function in(array $array, int|string $key): array
    {
        return \is_array($array[$key] ?? null) ? $array[$key] : [];
    }
}
