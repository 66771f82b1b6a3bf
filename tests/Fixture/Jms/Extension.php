<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Accessor\AccessorStrategyInterface;
use JMS\Serializer\Accessor\DefaultAccessorStrategy;
use JMS\Serializer\Annotation as Jms;
use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\Context;
use JMS\Serializer\ContextFactory\DeserializationContextFactoryInterface;
use JMS\Serializer\ContextFactory\SerializationContextFactoryInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\Expression\ExpressionEvaluatorInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\Naming\PropertyNamingStrategyInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Type\Parser;
use JMS\Serializer\Type\ParserInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Expression\ConditionalClass;
use Metadata\ClassMetadata as BaseClassMetadata;
use Metadata\Driver\DriverInterface;
use Psr\Container\ContainerInterface;

final class BackwardNames implements PropertyNamingStrategyInterface
{
    public function translateName(PropertyMetadata $property): string
    {
        return strrev($property->name);
    }
}

/**
 * Every other context has other groups.
 */
final class CountingContexts implements SerializationContextFactoryInterface, DeserializationContextFactoryInterface
{
    public static int $calls = 0;

    public function createSerializationContext(): SerializationContext
    {
        return SerializationContext::create()->setGroups(self::$calls++ % 2 === 0 ? 'a' : 'b');
    }

    public function createDeserializationContext(): DeserializationContext
    {
        return DeserializationContext::create()->setGroups(self::$calls++ % 2 === 0 ? 'a' : 'b');
    }
}

/**
 * Leaves out every second property that it is asked about.
 */
final class EverySecond implements ExclusionStrategyInterface
{
    /** @var list<string> */
    public array $asked = [];

    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return false;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        $this->asked[] = $property->name;

        return \count($this->asked) % 2 === 0;
    }
}

final class FailingAccessors implements AccessorStrategyInterface
{
    public function __construct(private readonly string $message) {}

    public function getValue(object $object, PropertyMetadata $metadata, SerializationContext $context): void
    {
        throw new \DomainException($this->message);
    }

    public function setValue(object $object, $value, PropertyMetadata $metadata, DeserializationContext $context): void
    {
        throw new \DomainException($this->message);
    }
}

/**
 * Leaves out properties that are called "name" and objects of one class.
 */
final class HidesNames implements ExclusionStrategyInterface
{
    public function shouldSkipClass(ClassMetadata $metadata, Context $context): bool
    {
        return $metadata->name === ConditionalClass::class;
    }

    public function shouldSkipProperty(PropertyMetadata $property, Context $context): bool
    {
        return $property->name === 'name';
    }
}

/**
 * Cannot compile expressions; their value depends on their length and on the names of what they may use.
 */
final class LengthEvaluator implements ExpressionEvaluatorInterface
{
    public function evaluate(string $expression, array $data = [])
    {
        return \strlen($expression . implode(',', array_keys($data))) % 2 === 0;
    }
}

/**
 * Knows of the first property of each class alone.
 */
final class OneProperty implements DriverInterface
{
    public function loadMetadataForClass(\ReflectionClass $class): ?BaseClassMetadata
    {
        $metadata = new ClassMetadata($class->name);
        foreach ($class->getProperties() as $property) {
            $first = new PropertyMetadata($class->name, $property->name);
            $first->serializedName = 'only';
            $first->setType(['name' => 'string', 'params' => []]);
            $metadata->addPropertyMetadata($first);
            break;
        }

        return $metadata;
    }
}

/**
 * Notes which objects are visited.
 */
final class OwnContext extends SerializationContext
{
    /** @var list<string> */
    public array $visited = [];

    public function startVisiting($object): void
    {
        $this->visited[] = get_debug_type($object);
        parent::startVisiting($object);
    }
}

/**
 * A handler of the application that has taken over the names of methods.
 */
final class OwnDates
{
    public function serializeDateTime(): string
    {
        return 'own';
    }
}

/**
 * Nothing of this one can be known from outside.
 */
final class OwnSerializer implements SerializerInterface, ArrayTransformerInterface
{
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        return 'own ' . json_encode($data);
    }

    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        return "own $type";
    }

    public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
    {
        return ['own'];
    }

    public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
    {
        return "own $type";
    }
}

/**
 * Knows "ints" besides the types that everyone knows.
 */
final class PluralTypes implements ParserInterface
{
    public function parse(string $type): array
    {
        return (new Parser())->parse($type === 'ints' ? 'array<int>' : $type);
    }
}

/**
 * What happened, in order.
 */
final class Recorder
{
    /** @var list<mixed> */
    public array $entries = [];

    public function add(mixed ...$entry): void
    {
        $this->entries[] = $entry;
    }
}

final class RecordingConstructor implements ObjectConstructorInterface
{
    public function __construct(private readonly Recorder $recorder) {}

    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        $this->recorder->add($metadata->name, $data, $type, $context->getDepth(), $context->getCurrentPath(), \count($context->getMetadataStack()), $visitor->getCurrentObject() === null);

        return (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}

/**
 * Makes nobody.
 */
final class RefusingConstructor implements ObjectConstructorInterface
{
    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        return $metadata->name === Person::class ? null : (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}

/**
 * A container whose services are made when they are asked for.
 */
final class Services implements ContainerInterface
{
    /** @param array<string, \Closure(): object> $makers */
    public function __construct(private readonly array $makers) {}

    public function get(string $id)
    {
        return $this->makers[$id]();
    }

    public function has(string $id): bool
    {
        return isset($this->makers[$id]);
    }
}

/**
 * Of a type that is no class.
 */
final class Shares
{
    /** @param list<mixed> $shares */
    public function __construct(
        #[Jms\Type('percent')]
        public mixed $share,
        #[Jms\Type('array<percent>')]
        public ?array $shares,
    ) {}
}

final class ShoutingAccessors implements AccessorStrategyInterface
{
    private readonly DefaultAccessorStrategy $inner;

    public function __construct()
    {
        $this->inner = new DefaultAccessorStrategy();
    }

    public function getValue(object $object, PropertyMetadata $metadata, SerializationContext $context)
    {
        $value = $this->inner->getValue($object, $metadata, $context);

        return \is_string($value) ? strtoupper($value) . '!' : $value;
    }

    public function setValue(object $object, $value, PropertyMetadata $metadata, DeserializationContext $context): void
    {
        $this->inner->setValue($object, \is_string($value) ? strtoupper($value) . '?' : $value, $metadata, $context);
    }
}

/**
 * Takes the object named by the context for the outermost one.
 */
final class TargetConstructor implements ObjectConstructorInterface
{
    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        if ($context->hasAttribute('target') && $context->getDepth() === 1) {
            return $context->getAttribute('target');
        }

        return (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}

final class ThrowingConstructor implements ObjectConstructorInterface
{
    public function __construct(private readonly string $class) {}

    public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): ?object
    {
        return $metadata->name === $this->class ? throw new \LogicException("no {$this->class}") : (new UnserializeObjectConstructor())->construct($visitor, $metadata, $data, $type, $context);
    }
}
