<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\Exception\LogicException;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\XmlDeserializationVisitor;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * Keeps the context, visitor and navigator of one call in the state in which jms/serializer would have them where user code
 * looks, and calls user code as it does.
 *
 * @internal
 */
final class JmsReadObservation implements ReadObservation
{
    private ?ReadCall $call = null;

    private readonly CallMetadata $metadata;

    /** @var list<array{string, object, ?string}> what the context has been told of {@see Reading::$open} */
    private array $told = [];

    private int $toldLevels = 0;

    /**
     * @param ?DeserializationContext $context not used before; null for one that nobody sees but user code
     * @param \Closure(string, string): (\Closure(object, mixed, Reading): void) $bodies what fills objects of a class at a place
     * @param 'json'|'xml'           $format
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly ?DeserializationContext $context,
        private readonly Registrations $registrations,
        private readonly \Closure $bodies,
        private readonly string $format = 'json',
    ) {
        $this->metadata = new CallMetadata($parts);
    }

    /**
     * Marks the context as used, and leaves it where the call has come to. Until then user code sees a copy of it, for a call that
     * jms/serializer must do after all needs it as it was.
     */
    public function finish(Reading $reading): void
    {
        if ($this->context !== null) {
            // What was left out below a value that jms/serializer has read.
            $reading->levels += $this->call === null ? 0 : $this->call->context->getDepth() - \count($this->told) - $this->toldLevels;
            $this->told = [];
            $this->toldLevels = 0;
            $this->call = $this->begin($this->context);
            $this->tell($reading);
        }
    }

    public function includes(string $class, string $property, Reading $reading): bool
    {
        $call = $this->tell($reading);
        $metadata = $this->metadata->property($class, $property);

        return !$this->metadata->evaluate($metadata->excludeIf, ['context' => $call->context, 'property_metadata' => $metadata, 'object' => null]);
    }

    public function entrust(object $object, string $class, string $property, mixed $value, Reading $reading): void
    {
        $this->parts->setup()->accessor->setValue($object, $value, $this->metadata->property($class, $property), $this->tell($reading)->context);
    }

    public function defaultOf(string $class, string $property): mixed
    {
        return $this->metadata->property($class, $property)->defaultValue;
    }

    public function refuseMembers(mixed $data, string $class, string $first, Reading $reading): void
    {
        if ($this->format === 'xml') {
            // The element that the data was taken from is not known any more.
            return;
        }
        $this->tell($reading)->visitor->visitProperty($this->metadata->property($class, $first), $data);
    }

    public function delegate(mixed $data, array $type, Reading $reading): mixed
    {
        if ($this->format === 'xml') {
            return $this->acceptElement($data, $type, $reading);
        }
        try {
            return $this->tell($reading)->navigator->accept($data, $type);
        } catch (NotAcceptableException) {
            return $this->leaveOut($reading);
        }
    }

    public function observed(mixed $data, array $type, string $place, Reading $reading): mixed
    {
        if ($this->format === 'xml') {
            return $this->acceptElement($data, $type, $reading);
        }
        try {
            return $this->accept($data, $type, $place, $reading);
        } catch (NotAcceptableException) {
            return $this->leaveOut($reading);
        }
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    private function acceptElement(mixed $data, array $type, Reading $reading): mixed
    {
        if (!$data instanceof \SimpleXMLElement) {
            throw new GiveUp('the element is not known any more');
        }
        $call = $this->tell($reading);
        $collection = $this->collectionAround($reading);
        if ($collection !== null && $call->visitor instanceof XmlDeserializationVisitor) {
            $call->visitor->setCurrentMetadata($collection);
        }
        try {
            return $call->navigator->accept($data, $type);
        } catch (NotAcceptableException) {
            return $this->leaveOut($reading);
        } finally {
            if ($collection !== null && $call->visitor instanceof XmlDeserializationVisitor) {
                $call->visitor->revertCurrentMetadata();
            }
        }
    }

    /**
     * The property by which the visitor knows entries of arrays.
     */
    private function collectionAround(Reading $reading): ?PropertyMetadata
    {
        foreach (\array_reverse($reading->open) as [$class, , $property]) {
            $metadata = $property === null ? null : $this->metadata->property($class, $property);
            if ($metadata !== null && !$metadata->inline && ($metadata->xmlCollection || $metadata->xmlKeyValuePairs)) {
                return $metadata;
            }
        }

        return null;
    }

    /**
     * The context has counted a level for the value that does not end any more.
     */
    private function leaveOut(Reading $reading): Skipped
    {
        ++$reading->levels;
        ++$this->toldLevels;

        return Skipped::Value;
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    private function accept(mixed $data, array $type, string $place, Reading $reading): mixed
    {
        $call = $this->tell($reading);
        $call->context->increaseDepth();
        if ($this->registrations->listens(Event::PreDeserialize, $type['name'])) {
            $event = new PreDeserializeEvent($call->context, $data, $type);
            $this->parts->setup()->events->dispatch(Event::PreDeserialize->value, $type['name'], $this->format, $event);
            /** @var array{name: string, params: array<mixed>} $type */
            $type = $event->getType();
            $data = $event->getData();
        }
        $handler = $this->parts->setup()->handlers->getHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, $type['name'], $this->format);
        if ($handler !== null) {
            try {
                $result = \is_callable($handler) ? $handler($call->visitor, $data, $type, $call->context) : throw new GiveUp("the handler of {$type['name']} cannot be called");
                $call->context->decreaseDepth();

                return $result;
            } catch (SkipHandlerException) {
                // As if there were none.
            }
        }
        $metadata = $this->metadata->visited($type['name']);
        $metadata = $this->resolve($data, $metadata, $type['name'], $call);
        if ($call->context->getExclusionStrategy()?->shouldSkipClass($metadata, $call->context) === true) {
            $call->context->decreaseDepth();

            return null;
        }
        $call->context->pushClassMetadata($metadata);
        $object = $this->parts->setup()->constructor->construct($call->visitor, $metadata, $data, $type, $call->context);
        if ($object === null) {
            $call->context->popClassMetadata();
            $call->context->decreaseDepth();

            return $call->visitor->visitNull($data, $type);
        }
        $call->visitor->startVisitingObject($metadata, $object, $type);

        return $this->fill($object, $data, $type, $metadata, $place, $reading);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    private function fill(object $object, mixed $data, array $type, ClassMetadata $metadata, string $place, Reading $reading): object
    {
        $this->told[] = $reading->open[] = [$metadata->name, $object, null];
        ($this->bodies)($metadata->name, $place)($object, $data, $reading);
        \array_pop($reading->open);
        $call = $this->tell($reading);
        foreach ($metadata->postDeserializeMethods as $method) {
            $method->invoke($object);
        }
        if ($this->registrations->listens(Event::PostDeserialize, $metadata->name)) {
            $this->tellListeners($object, $type, $metadata->name, $call);
        }

        return $object;
    }

    public function announce(object $object, string $class, Reading $reading): void
    {
        $this->tellListeners($object, ['name' => $class, 'params' => []], $class, $this->tell($reading));
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    private function tellListeners(object $object, array $type, string $class, ReadCall $call): void
    {
        $this->parts->setup()->events->dispatch(Event::PostDeserialize->value, $class, $this->format, new ObjectEvent($call->context, $object, $type));
    }

    private function resolve(mixed $data, ClassMetadata $metadata, string $type, ReadCall $call): ClassMetadata
    {
        if ($metadata->discriminatorMap === [] || $type !== $metadata->discriminatorBaseClass) {
            return $metadata;
        }
        $value = $call->visitor->visitDiscriminatorMapProperty($data, $metadata);

        // The words of DeserializationGraphNavigator::resolveMetadata().
        return $this->metadata->of($metadata->discriminatorMap[$value] ?? throw new LogicException(\sprintf(
            'The type value "%s" does not exist in the discriminator map of class "%s". Available types: %s',
            $value,
            $metadata->name,
            \implode(', ', \array_keys($metadata->discriminatorMap)),
        )));
    }

    private function begin(DeserializationContext $context): ReadCall
    {
        $setup = $this->parts->setup();
        $visitor = ($this->format === 'json' ? $setup->readVisitors : $setup->xmlReadVisitors)?->getVisitor() ?? throw new GiveUp('the visitor is not known');
        $navigator = $this->parts->setup()->readNavigators->getGraphNavigator();
        $context->initialize($this->format, $visitor, $navigator, $this->parts->setup()->metadata);
        $visitor->setNavigator($navigator);
        $navigator->initialize($visitor, $context);

        return new ReadCall($context, $visitor, $navigator);
    }

    /**
     * Lets the context know the way to where generated code is.
     */
    private function tell(Reading $reading): ReadCall
    {
        $call = $this->call ??= $this->begin($this->context === null ? new DeserializationContext() : clone $this->context);
        for (; $this->toldLevels < $reading->levels; ++$this->toldLevels) {
            $call->context->increaseDepth();
        }
        for (; $this->toldLevels > $reading->levels; --$this->toldLevels) {
            $call->context->decreaseDepth();
        }
        $way = $reading->open;
        if ($way === $this->told) {
            return $call;
        }
        $known = 0;
        while (isset($way[$known], $this->told[$known]) && $way[$known] === $this->told[$known]) {
            ++$known;
        }
        for ($level = \count($this->told) - 1; $level >= $known; --$level) {
            [$class, $object, $property] = $this->told[$level];
            if ($property !== null) {
                $call->context->popPropertyMetadata();
            }
            if ($level === $known && isset($way[$level]) && $way[$level][1] === $object) {
                $this->tellProperty($way[$level], $call->context);
                ++$known;

                break;
            }
            $call->visitor->endVisitingObject($this->metadata->of($class), null, ['name' => $class, 'params' => []]);
            $call->context->decreaseDepth();
            $call->context->popClassMetadata();
        }
        foreach (\array_slice($way, $known) as $step) {
            $metadata = $this->metadata->of($step[0]);
            $call->context->increaseDepth();
            $call->context->pushClassMetadata($metadata);
            $call->visitor->startVisitingObject($metadata, $step[1], ['name' => $step[0], 'params' => []]);
            $this->tellProperty($step, $call->context);
        }
        $this->told = $way;

        return $call;
    }

    /**
     * @param array{string, object, ?string} $step
     */
    private function tellProperty(array $step, DeserializationContext $context): void
    {
        if ($step[2] !== null) {
            $context->pushPropertyMetadata($this->metadata->property($step[0], $step[2]));
        }
    }
}
