<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber;
use JMS\Serializer\EventDispatcher\Subscriber\EnumSubscriber;
use JMS\Serializer\Handler\ArrayCollectionHandler;
use JMS\Serializer\Handler\DateHandler;
use JMS\Serializer\Handler\EnumHandler;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\IteratorHandler;
use JMS\Serializer\Handler\StdClassHandler;
use JMS\Serializer\Handler\UnionHandler;
use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;

/**
 * The handlers and subscribers that come with jms/serializer, and how they are registered. By that a service is told that may be
 * one of them, so that no other has to be made.
 *
 * @internal
 */
final class StandardCode
{
    private const HANDLERS = [
        DateHandler::class => [
            \DateTime::class => BuiltIn::Date,
            \DateTimeImmutable::class => BuiltIn::Date,
            \DateTimeInterface::class => BuiltIn::Date,
            \DateInterval::class => BuiltIn::Interval,
        ],
        StdClassHandler::class => [\stdClass::class => BuiltIn::StdClass],
        ArrayCollectionHandler::class => [
            'ArrayCollection' => BuiltIn::Collection,
            'Doctrine\Common\Collections\ArrayCollection' => BuiltIn::Collection,
            'Doctrine\ORM\PersistentCollection' => BuiltIn::Collection,
            'Doctrine\ODM\MongoDB\PersistentCollection' => BuiltIn::Collection,
            'Doctrine\ODM\PHPCR\PersistentCollection' => BuiltIn::Collection,
        ],
        IteratorHandler::class => [
            \Iterator::class => BuiltIn::Iterator,
            \ArrayIterator::class => BuiltIn::Iterator,
            \Generator::class => BuiltIn::Generator,
        ],
        EnumHandler::class => ['enum' => BuiltIn::Enum],
        UnionHandler::class => ['union' => BuiltIn::Union],
    ];

    private static ?HandlerRegistry $handlers = null;

    private static ?EventDispatcher $listeners = null;

    /**
     * @return ?class-string the standard handler that would be registered like this
     */
    public static function handler(Direction $direction, string $type, string $method, string $format = 'json'): ?string
    {
        return self::classOf((self::$handlers ??= self::handlers())->getHandler($direction->value, $type, $format), $method);
    }

    /**
     * @param class-string $handler as {@see handler()} gives it
     */
    public static function builtIn(string $handler, string $type): ?BuiltIn
    {
        return self::HANDLERS[$handler][$type] ?? null;
    }

    /**
     * @return ?class-string the standard subscriber that would be registered like this, for all classes
     */
    public static function subscriber(Event $event, string $method, ?string $interface): ?string
    {
        $listeners = (self::$listeners ??= self::listeners())->getListeners()[$event->value] ?? [];
        foreach (\is_array($listeners) ? $listeners : [] as $listener) {
            $class = \is_array($listener) && ($listener[3] ?? null) === $interface ? self::classOf($listener[0] ?? null, $method) : null;
            if ($class !== null) {
                return $class;
            }
        }

        return null;
    }

    /**
     * @return ?class-string
     */
    private static function classOf(mixed $callable, string $method): ?string
    {
        return \is_array($callable) && \is_object($callable[0] ?? null) && ($callable[1] ?? null) === $method ? $callable[0]::class : null;
    }

    private static function handlers(): HandlerRegistry
    {
        $registry = new HandlerRegistry();
        foreach (\array_keys(self::HANDLERS) as $class) {
            // That for unions came with a later version.
            if (\class_exists($class)) {
                $registry->registerSubscribingHandler(new $class());
            }
        }

        return $registry;
    }

    private static function listeners(): EventDispatcher
    {
        $dispatcher = new EventDispatcher();
        $dispatcher->addSubscriber(new EnumSubscriber());
        $dispatcher->addSubscriber(new DoctrineProxySubscriber());

        return $dispatcher;
    }
}
