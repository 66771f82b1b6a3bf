<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\EventDispatcher\Subscriber\EnumSubscriber;
use JMS\Serializer\Handler\ArrayCollectionHandler;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\EnumHandler;
use JMS\Serializer\Handler\UnionHandler;
use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Handling;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * What was registered with jms/serializer for a format at one moment.
 *
 * @internal
 */
final class JmsRegistrations implements Registrations
{
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

    /** Whether {@see describeAll()} has filled all these. Code that exists needs the key alone. */
    private bool $isDescribed = false;

    private readonly string $key;

    /**
     * @param array<mixed> $handlers  by direction, type and format
     * @param array<mixed> $registeredListeners lists of `[callable, class, format, interface]` by event
     * @param ?NamedServices $handlerServices  what handlers may be named by; null where those that come with jms/serializer are called
     *                                         as the application's own, too
     * @param ?NamedServices $listenerServices likewise
     */
    public function __construct(private readonly array $handlers, private readonly array $registeredListeners, private readonly ?NamedServices $handlerServices, private readonly ?NamedServices $listenerServices, private readonly string $format = 'json')
    {
        $digest = RegistrationDigest::of($handlers, $registeredListeners, $format);
        if ($digest === null) {
            $this->describeAll();
        }
        $this->key = \hash('xxh128', \serialize([
            $digest ?? [$this->handlings, $this->listeners, $this->loadsProxies, $this->writesEnumCases],
            $handlerServices === null,
            $listenerServices === null,
        ]));
    }

    private function describeAll(): void
    {
        if ($this->isDescribed) {
            return;
        }
        $this->isDescribed = true;
        foreach (Direction::cases() as $direction) {
            foreach (self::in($this->handlers, $direction->value) as $type => $formats) {
                $handler = \is_array($formats) ? $formats[$this->format] ?? null : null;
                if ($handler !== null) {
                    $this->handlings[$direction->value][(string) $type] = $this->describe($direction, (string) $type, $handler);
                }
            }
        }
        foreach (Event::cases() as $event) {
            foreach (self::in($this->registeredListeners, $event->value) as $listener) {
                $this->listen($event, \is_array($listener) ? $listener : []);
            }
        }
    }

    public function handling(Direction $direction, string $type): ?Handling
    {
        $this->describeAll();

        return $this->handlings[$direction->value][$type] ?? null;
    }

    public function listens(Event $event, string $type): bool
    {
        $this->describeAll();

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
        $this->describeAll();
        foreach ($this->handlings[$direction->value] ?? [] as $type => $handling) {
            if ($handling->builtIn === null && ($class === null || \is_a($type, $class, true))) {
                return true;
            }
        }
        $events = $direction === Direction::Serialization ? [Event::PreSerialize, Event::PostSerialize] : [Event::PreDeserialize, Event::PostDeserialize];
        foreach ($events as $event) {
            foreach ($this->listeners[$event->value] ?? [] as [$listened, $interface]) {
                if (($class === null || $listened === null || \is_a($listened, $class, true)) && ($class === null || $interface === null || self::canBe($class, $interface))) {
                    return true;
                }
            }
        }

        return false;
    }

    public function loadsProxies(): bool
    {
        $this->describeAll();

        return $this->loadsProxies;
    }

    public function writesEnumCases(): bool
    {
        $this->describeAll();

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
        return !\class_exists($class) || !(new \ReflectionClass($class))->isFinal() || \is_a($class, $interface, true);
    }

    /**
     * @param array<mixed> $listener
     */
    private function listen(Event $event, array $listener): void
    {
        $class = \is_string($listener[1] ?? null) ? $listener[1] : null;
        $format = $listener[2] ?? null;
        $interface = \is_string($listener[3] ?? null) && $listener[3] !== '' ? $listener[3] : null;
        if ($format !== null && $format !== $this->format) {
            return;
        }
        $object = $class === null ? $this->standardSubscriber($event, $listener[0] ?? null, $interface) : null;
        if ($object instanceof EnumSubscriber) {
            $this->writesEnumCases = true;
        } elseif ($object instanceof DoctrineProxySubscriber && self::privates($object) === ['skipVirtualTypeInit' => true, 'initializeExcluded' => false]) {
            $this->loadsProxies = true;
        } else {
            $this->listeners[$event->value][] = [$class, $interface];
        }
    }

    /**
     * @return ?object null for listeners of the application
     */
    private function standardSubscriber(Event $event, mixed $listener, ?string $interface): ?object
    {
        [$service, $method] = \is_array($listener) ? $listener + [null, null] : [null, null];
        $class = \is_string($method) ? StandardCode::subscriber($event, $method, $interface) : null;
        $object = $class === null ? null : $this->listenerServices?->object($service);

        return $object !== null && $object::class === $class ? $object : null;
    }

    private function describe(Direction $direction, string $type, mixed $handler): Handling
    {
        [$service, $method] = \is_array($handler) ? $handler + [null, null] : [null, null];
        $class = \is_string($method) ? StandardCode::handler($direction, $type, $method, $this->format) : null;
        $object = $class === null ? null : $this->handlerServices?->object($service);
        if ($class === null || $object === null || $object::class !== $class) {
            return new Handling(null);
        }

        return match ($builtIn = StandardCode::builtIn($class, $type)) {
            // The handler for unions came with the same version.
            BuiltIn::Enum => new Handling($builtIn, quotedName: \class_exists(UnionHandler::class) ? self::DEPRECATED_QUOTES : null),
            BuiltIn::Date => self::date(self::privates($object)),
            BuiltIn::Interval => new Handling($builtIn, isCData: (self::privates($object)['xmlCData'] ?? true) === true),
            BuiltIn::Collection => self::collection($direction, self::privates($object)),
            default => new Handling($builtIn),
        };
    }

    /**
     * @param array<string, mixed> $settings of {@see DateHandler}
     */
    private static function date(array $settings): Handling
    {
        $timezone = $settings['defaultTimezone'] ?? null;
        $format = $settings['defaultSerializationFormat'] ?? null;
        $formats = $settings['defaultDeserializationFormats'] ?? null;

        return \is_string($format) && \is_array($formats) && $timezone instanceof \DateTimeZone
            ? new Handling(BuiltIn::Date, $format, \array_values(\array_filter($formats, \is_string(...))), $timezone->getName(), isCData: ($settings['xmlCData'] ?? true) === true)
            : new Handling(null);
    }

    /**
     * @param array<string, mixed> $settings of {@see ArrayCollectionHandler}
     */
    private static function collection(Direction $direction, array $settings): Handling
    {
        $initializes = $settings['initializeExcluded'] ?? null;

        return match (true) {
            // It fills the collection that Doctrine has.
            $direction === Direction::Deserialization => new Handling(isset($settings['managerRegistry']) ? null : BuiltIn::Collection),
            default => new Handling(\is_bool($initializes) ? BuiltIn::Collection : null, emptiesExcluded: $initializes === false),
        };
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
            $values[\substr((string) \strrchr("\0" . $name, "\0"), 1)] = $value;
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
