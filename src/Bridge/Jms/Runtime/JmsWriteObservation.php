<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreSerializeEvent;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * Keeps the context, visitor and navigator of one call in the state in which jms/serializer would have them where user code
 * looks, and calls user code as it does.
 *
 * @internal
 */
final class JmsWriteObservation implements WriteObservation
{
    private const FORMAT = 'json';

    /** What {@see \JMS\Serializer\EventDispatcher\Subscriber\DoctrineProxySubscriber} loads, or writes as another type. */
    private const LOADED_BY_A_LISTENER = [
        'Doctrine\Persistence\Proxy',
        'Doctrine\Common\Persistence\Proxy',
        'ProxyManager\Proxy\LazyLoadingInterface',
        'Doctrine\ORM\PersistentCollection',
        'Doctrine\ODM\MongoDB\PersistentCollection',
        'Doctrine\ODM\PHPCR\PersistentCollection',
    ];

    private static ?\ReflectionProperty $data = null;

    private readonly CallMetadata $metadata;

    private readonly WriteWay $way;

    /**
     * @param ?SerializationContext $context not used before; null for one that nobody sees but user code
     * @param \Closure(string, string): (\Closure(object, Writing): mixed) $bodies the writer of the members of a class at a place
     */
    public function __construct(
        private readonly Parts $parts,
        ?SerializationContext $context,
        private readonly Registrations $registrations,
        private readonly \Closure $bodies,
    ) {
        $this->metadata = new CallMetadata($parts);
        $this->way = new WriteWay($parts, $context, $this->metadata, self::FORMAT);
    }

    /**
     * See {@see WriteWay::finish()}.
     */
    public function finish(ObjectAccess $writing): void
    {
        $this->way->finish($writing);
    }

    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        return $this->way->includes($class, $property, $writing);
    }

    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        return $this->way->ask($object, $class, $property, $writing);
    }

    public function delegate(mixed $value, ?array $type, Writing $writing): mixed
    {
        $call = $this->way->tell($writing);
        try {
            $written = $call->navigator->accept($value, $type);
        } catch (NotAcceptableException) {
            $written = Skipped::Value;
        }
        self::requireClosedVisitor($call);

        return $written;
    }

    public function observed(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        if (!\is_object($value) || !$value instanceof $type['name']) {
            return $this->delegate($value, $type, $writing);
        }
        foreach ($this->registrations->loadsProxies() ? self::LOADED_BY_A_LISTENER : [] as $class) {
            if ($value instanceof $class) {
                return $this->delegate($value, $type, $writing);
            }
        }

        return $this->accept($value, $type, $place, $writing);
    }

    public function artificial(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        return $this->accept($value, $type, $place, $writing);
    }

    /**
     * As {@see \JMS\Serializer\GraphNavigator\SerializationGraphNavigator::accept()} does for what is neither null nor a scalar or an
     * array by its type.
     *
     * @param array{name: string, params: array<mixed>} $type
     */
    private function accept(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        if (\is_object($value) && isset($writing->open[\spl_object_id($value)])) {
            return Skipped::Value;
        }
        $call = $this->way->tell($writing);
        $call->context->startVisiting($value);
        $type = $this->prepare($value, $this->ownType($value, $type), $call);
        try {
            $handled = $this->handle($value, $type, $call);
            if ($handled !== Skipped::Value) {
                $call->context->stopVisiting($value);
                self::requireClosedVisitor($call);

                return $handled;
            }
        } catch (NotAcceptableException) {
            $call->context->stopVisiting($value);

            return Skipped::Value;
        }
        $metadata = $this->metadata->visited($type['name']);
        if ($this->isExcluded($metadata, $call->context)) {
            $call->context->stopVisiting($value);

            return Skipped::Value;
        }
        if (!$value instanceof $metadata->name) {
            throw new GiveUp("the value is no {$metadata->name}");
        }
        $call->context->pushClassMetadata($metadata);

        return $this->members($value, $type, $metadata, $place, $writing);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return \ArrayObject<array-key, mixed>|array<mixed>
     */
    private function members(object $object, array $type, ClassMetadata $metadata, string $place, Writing $writing): \ArrayObject|array
    {
        $id = \spl_object_id($object);
        $this->way->told[] = $writing->open[$id] = [$object, $metadata->name, null];
        $members = ($this->bodies)($metadata->name, $place)($object, $writing);
        unset($writing->open[$id]);
        $call = $this->way->tell($writing);
        foreach ($metadata->postSerializeMethods as $method) {
            $method->invoke($object);
        }
        if (!\is_array($members)) {
            throw new \LogicException("The writer of {$metadata->name} gives no members.");
        }
        $members = $this->tellListeners($object, $type, $metadata, $members, $call);

        return $metadata->isMap || ($members === [] && !$metadata->isList) ? new \ArrayObject($members) : $members;
    }

    public function announce(object $object, string $class, array $members, Writing $writing): array
    {
        return $this->tellListeners($object, ['name' => $class, 'params' => []], $this->metadata->of($class), $members, $this->way->tell($writing));
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     * @param array<mixed>                              $members
     *
     * @return array<mixed> with what listeners of serializer.post_serialize have added through the visitor
     */
    private function tellListeners(object $object, array $type, ClassMetadata $metadata, array $members, WriteCall $call): array
    {
        if (!$this->registrations->listens(Event::PostSerialize, $metadata->name)) {
            return $members;
        }
        $data = self::data();
        $data->setValue($call->visitor, $metadata->isMap ? new \ArrayObject($members) : $members);
        $this->parts->setup()->events->dispatch(Event::PostSerialize->value, $metadata->name, self::FORMAT, new ObjectEvent($call->context, $object, $type));
        $members = $data->getValue($call->visitor);
        $data->setValue($call->visitor, null);

        return (array) $members;
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     *
     * @throws NotAcceptableException
     *
     * @return mixed {@see Skipped} where there is no handler, or it does not want to
     */
    private function handle(mixed $value, array $type, WriteCall $call): mixed
    {
        $handler = $this->handler($type['name']);
        try {
            return $handler === null ? Skipped::Value : $handler($call->visitor, $value, $type, $call->context);
        } catch (SkipHandlerException) {
            return Skipped::Value;
        }
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return array{name: string, params: array<mixed>} with the class of the object in place of a parent's
     */
    private function ownType(mixed $value, array $type): array
    {
        $isClass = \class_exists($type['name'], false) || \interface_exists($type['name'], false);

        return $isClass && \is_object($value) && \is_subclass_of($value, $type['name'], false) && $this->handler($type['name']) === null
            ? ['name' => $value::class, 'params' => $type['params']]
            : $type;
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     *
     * @return array{name: string, params: array<mixed>} what listeners have made of it
     */
    private function prepare(mixed $value, array $type, WriteCall $call): array
    {
        if (!$this->registrations->listens(Event::PreSerialize, $type['name'])) {
            return $type;
        }
        $event = new PreSerializeEvent($call->context, $value, $type);
        $this->parts->setup()->events->dispatch(Event::PreSerialize->value, $type['name'], self::FORMAT, $event);
        self::requireClosedVisitor($call);
        /** @var array{name: string, params: array<mixed>} $changed */
        $changed = $event->getType();

        return $changed;
    }

    private function isExcluded(ClassMetadata $metadata, SerializationContext $context): bool
    {
        if ($context->getExclusionStrategy()?->shouldSkipClass($metadata, $context) === true) {
            return true;
        }

        return $metadata->excludeIf !== null && $this->parts->setup()->evaluator !== null
            && $this->metadata->evaluate($metadata->excludeIf, ['context' => $context, 'class_metadata' => $metadata, 'object' => $context->getObject()]);
    }

    /**
     * User code that writes through the visitor of the object around has written where generated code does not look.
     */
    private static function requireClosedVisitor(WriteCall $call): void
    {
        if (self::data()->getValue($call->visitor) !== null) {
            throw new GiveUp('user code writes through the visitor of the object around');
        }
    }

    /**
     * The members of the object that the visitor is at. It shows them to nobody, but listeners add to them.
     */
    private static function data(): \ReflectionProperty
    {
        return self::$data ??= new \ReflectionProperty(JsonSerializationVisitor::class, 'data');
    }

    /**
     * @return ?callable(mixed, mixed, mixed, mixed): mixed
     */
    private function handler(string $type): ?callable
    {
        $handler = $this->parts->setup()->handlers->getHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, $type, self::FORMAT);

        return $handler === null || \is_callable($handler) ? $handler : throw new GiveUp("the handler of {$type} cannot be called");
    }
}
