<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\Accessor\DefaultAccessorStrategy;
use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\ContextFactory\DefaultDeserializationContextFactory;
use JMS\Serializer\ContextFactory\DefaultSerializationContextFactory;
use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\LazyEventDispatcher;
use JMS\Serializer\Expression\ExpressionEvaluatorInterface;
use JMS\Serializer\GraphNavigator\Factory\DeserializationGraphNavigatorFactory;
use JMS\Serializer\GraphNavigator\Factory\SerializationGraphNavigatorFactory;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistry;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Handler\LazyHandlerRegistry;
use JMS\Serializer\Serializer;
use JMS\Serializer\Type\ParserInterface;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Metadata\MetadataFactoryInterface;

/**
 * What a serializer of jms/serializer is made of. It keeps its parts to itself, so they are read by reflection, and only where
 * each is of a class whose work is known.
 *
 * @internal
 */
final readonly class Setup
{
    /** What the profiler of JMSSerializerBundle puts around the registry of handlers, and in the place of the dispatcher. */
    private const TRACEABLE_HANDLERS = 'JMS\\SerializerBundle\\Debug\\TraceableHandlerRegistry';

    private const TRACEABLE_EVENTS = 'JMS\\SerializerBundle\\Debug\\TraceableEventDispatcher';

    /**
     * @param HandlerRegistryInterface $handlers   which is asked for handlers
     * @param HandlerRegistry          $registered which can be looked through
     * @param bool                     $isTraced   whether every call of a handler or listener is to be seen by the profiler, of
     *                                             those that come with jms/serializer as well
     */
    public function __construct(
        public Serializer $original,
        public MetadataFactoryInterface $metadata,
        public HandlerRegistryInterface $handlers,
        public HandlerRegistry $registered,
        public bool $isTraced,
        public EventDispatcher $events,
        public AccessorStrategyInterface $accessor,
        public ?ExpressionEvaluatorInterface $evaluator,
        public ObjectConstructorInterface $constructor,
        public SerializationGraphNavigatorFactory $writeNavigators,
        public DeserializationGraphNavigatorFactory $readNavigators,
        public ?JsonSerializationVisitorFactory $writeVisitors,
        public ?JsonDeserializationVisitorFactory $readVisitors,
        public ?XmlSerializationVisitorFactory $xmlWriteVisitors,
        public ?XmlDeserializationVisitorFactory $xmlReadVisitors,
        public SerializationContextFactoryInterface $writeContexts,
        public DeserializationContextFactoryInterface $readContexts,
        public ParserInterface $types,
    ) {}

    public function making(): ObjectMaking
    {
        return $this->constructor instanceof UnserializeObjectConstructor ? ObjectMaking::Blank : ObjectMaking::Application;
    }

    /**
     * Whether it is made as a builder makes it that was given nothing but settings.
     */
    public function hasDefaults(): bool
    {
        return $this->evaluator === null && !$this->isTraced
            && $this->constructor::class === UnserializeObjectConstructor::class
            && TypeNames::isStandard($this->types)
            && $this->writeContexts::class === DefaultSerializationContextFactory::class
            && $this->readContexts::class === DefaultDeserializationContextFactory::class
            && $this->readVisitors !== null && (new Decoding($this->readVisitors))->isDefault();
    }

    /**
     * @return self|string why the serializer cannot be taken apart
     */
    public static function of(object $serializer): self|string
    {
        if (!$serializer instanceof Serializer) {
            return 'the serializer is ' . $serializer::class . ', whose work is not known';
        }
        $navigators = self::part($serializer, 'graphNavigators');
        $write = \is_array($navigators) ? $navigators[GraphNavigatorInterface::DIRECTION_SERIALIZATION] ?? null : null;
        $read = \is_array($navigators) ? $navigators[GraphNavigatorInterface::DIRECTION_DESERIALIZATION] ?? null : null;
        if (!$write instanceof SerializationGraphNavigatorFactory || !$read instanceof DeserializationGraphNavigatorFactory) {
            return 'the graph navigators are not those of jms/serializer';
        }
        foreach (['metadataFactory', 'handlerRegistry', 'accessor', 'dispatcher', 'expressionEvaluator'] as $name) {
            if (self::part($write, $name) !== self::part($read, $name)) {
                return "both directions have another {$name}";
            }
        }
        $metadata = self::part($write, 'metadataFactory');
        $handlers = self::part($write, 'handlerRegistry');
        $registered = \is_object($handlers) && \is_a($handlers, self::TRACEABLE_HANDLERS) ? self::part($handlers, 'registry') : $handlers;
        $events = self::part($write, 'dispatcher');
        $accessor = self::part($write, 'accessor');
        $evaluator = self::part($write, 'expressionEvaluator');
        $constructor = self::part($read, 'objectConstructor');
        $writeVisitors = self::part($serializer, 'serializationVisitors');
        $readVisitors = self::part($serializer, 'deserializationVisitors');
        $writeVisitor = \is_array($writeVisitors) ? $writeVisitors['json'] ?? null : null;
        $readVisitor = \is_array($readVisitors) ? $readVisitors['json'] ?? null : null;
        $xmlWriteVisitor = \is_array($writeVisitors) ? $writeVisitors['xml'] ?? null : null;
        $xmlReadVisitor = \is_array($readVisitors) ? $readVisitors['xml'] ?? null : null;
        $writeContexts = self::part($serializer, 'serializationContextFactory');
        $readContexts = self::part($serializer, 'deserializationContextFactory');
        $types = self::part($serializer, 'typeParser');

        return match (true) {
            !$metadata instanceof MetadataFactoryInterface => 'there is no factory of metadata',
            !$handlers instanceof HandlerRegistryInterface || !$registered instanceof HandlerRegistry || !\in_array($registered::class, [HandlerRegistry::class, LazyHandlerRegistry::class], true)
                => 'the registry of handlers is ' . \get_debug_type($registered) . ', which cannot be looked through',
            !$events instanceof EventDispatcher || !\is_a($events, self::TRACEABLE_EVENTS) && !\in_array($events::class, [EventDispatcher::class, LazyEventDispatcher::class], true)
                => 'the event dispatcher is ' . \get_debug_type($events) . ', which cannot be looked through',
            !$accessor instanceof DefaultAccessorStrategy => 'the accessor strategy is ' . \get_debug_type($accessor),
            $evaluator !== null && !$evaluator instanceof ExpressionEvaluatorInterface => 'the expression evaluator is not known',
            !$constructor instanceof ObjectConstructorInterface => 'there is no object constructor',
            !$writeContexts instanceof SerializationContextFactoryInterface,
            !$readContexts instanceof DeserializationContextFactoryInterface => 'there is no factory of contexts',
            !$types instanceof ParserInterface => 'there is no type parser',
            default => new self(
                $serializer,
                $metadata,
                $handlers,
                $registered,
                $registered !== $handlers || \is_a($events, self::TRACEABLE_EVENTS),
                $events,
                $accessor,
                $evaluator,
                $constructor,
                $write,
                $read,
                $writeVisitor instanceof JsonSerializationVisitorFactory ? $writeVisitor : null,
                $readVisitor instanceof JsonDeserializationVisitorFactory ? $readVisitor : null,
                $xmlWriteVisitor instanceof XmlSerializationVisitorFactory ? $xmlWriteVisitor : null,
                $xmlReadVisitor instanceof XmlDeserializationVisitorFactory ? $xmlReadVisitor : null,
                $writeContexts,
                $readContexts,
                $types,
            ),
        };
    }

    /**
     * @return mixed null where there is none
     */
    public static function part(object $object, string $name): mixed
    {
        return \property_exists($object, $name) ? (new \ReflectionProperty($object, $name))->getValue($object) : null;
    }
}
