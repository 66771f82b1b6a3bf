<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Place;
use Kiln\Dialect\Jms\Plan\Unplannable;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\Violation;

/**
 * Finds out where in a value generated code has stopped, and says why: parts of the value are written again, one by one, until
 * the smallest one that fails is found.
 *
 * @internal
 */
final readonly class WriteDiagnosis
{
    private const NEEDS_JMS = 'It needs jms/serializer: keep the package, and use Kiln\Bridge\Jms\SerializerBuilder.';

    public const BUILT_IN = [
        'string', 'int', 'integer', 'bool', 'boolean', 'true', 'false', 'double', 'float', 'array', 'list', 'iterable', 'union',
    ];

    /**
     * @param \Closure(): Writing $writing a new one
     */
    public function __construct(
        private Facts $facts,
        private Registrations $registrations,
        private WriterSet $set,
        private \Closure $writing,
    ) {}

    /**
     * @param \Throwable $failure what writing has thrown
     *
     * @throws InvalidMetadata when it is a class that is wrong, not the value
     */
    public function of(mixed $value, ?TypeName $type, \Throwable $failure): Violation
    {
        return $this->inside($value, $type, Place::root($this->set->choice), [], '', $failure, []);
    }

    /**
     * @param list<string|int>  $segments
     * @param string            $origin   the property whose value it is, or is part of
     * @param array<int, true>  $around   ids of the objects around
     */
    private function inside(mixed $value, ?TypeName $type, Place $place, array $segments, string $origin, \Throwable $failure, array $around): Violation
    {
        $elements = $this->elements($value);
        if ($elements !== null) {
            $item = $type === null ? null : $type->param(isset($type->params[1]) ? 1 : 0);
            $isList = \array_is_list($elements);
            foreach ([false, true] as $atPlace) {
                foreach ($elements as $key => $element) {
                    $inner = $this->failure($element, $item, $place, $atPlace);
                    if ($inner !== null) {
                        return $this->inside($element, $item, $place, [...$segments, $isList ? $key : (string) $key], $origin, $inner, $around);
                    }
                }
            }
        } elseif (\is_object($value) && !isset($around[\spl_object_id($value)]) && $this->registrations->handling(Direction::Serialization, $value::class) === null) {
            $facts = $this->facts->of($value::class);
            $found = $this->amongProperties($value, $facts, $place, $segments, $failure, $around + [\spl_object_id($value) => true]);
            if ($found !== null) {
                return $found;
            }
        }

        return $this->describe($value, $type, $segments, $origin, $failure);
    }

    /**
     * @param list<string|int> $segments
     * @param array<int, true> $around
     */
    private function amongProperties(object $object, ClassFacts $class, Place $place, array $segments, \Throwable $failure, array $around): ?Violation
    {
        $properties = \array_filter($class->properties, $place->selects(...));
        foreach ($properties as $property) {
            if ($failure instanceof NeedsJms && $failure->property === $property->name && $failure->class === $class->name) {
                return $this->describe($object, null, [...$segments, $property->serializedName], $failure->origin(), $failure);
            }
        }
        foreach ([false, true] as $atPlace) {
            foreach ($properties as $property) {
                $origin = "{$property->class}::\${$property->name}";
                $path = $property->isInline ? $segments : [...$segments, $property->serializedName];
                try {
                    $value = self::valueOf($object, $property);
                } catch (\Error $error) {
                    return $this->describe($object, null, $path, $origin, $error);
                }
                try {
                    $below = $place->below($property);
                } catch (Unplannable $exception) {
                    return $this->describe($object, null, $path, $origin, $exception);
                }
                $inner = $this->failure($value, $property->type, $below, $atPlace);
                if ($inner !== null) {
                    return $this->inside($value, $property->type, $below, $path, $origin, $inner, $around);
                }
            }
        }

        return null;
    }

    /**
     * @param bool $atPlace whether it is written by its own type with what is selected at its place; otherwise as its type
     *
     * @return Mismatch|NeedsJms|\Error|null
     */
    private function failure(mixed $value, ?TypeName $type, Place $place, bool $atPlace): ?\Throwable
    {
        if ($value === null || (\is_scalar($value) && $atPlace)) {
            return null;
        }
        try {
            if ($atPlace) {
                ($this->writing)()->value($value, $place->key());
            } elseif ($type !== null) {
                ($this->set->root($type))($value, ($this->writing)());
            }
        } catch (Mismatch|NeedsJms|\Error $failure) {
            return $failure;
        }

        return null;
    }

    private static function valueOf(object $object, PropertyFacts $property): mixed
    {
        if ($property->getter !== null) {
            return $object->{$property->getter}(); // @phpstan-ignore method.dynamicName
        }
        if ($property->kind !== PropertyKind::Property) {
            return null;
        }
        $reflection = new \ReflectionProperty($property->class, $property->name);

        return $reflection->isInitialized($object) ? $reflection->getValue($object) : null;
    }

    /**
     * @return ?array<mixed> null for what has no elements, or only once
     */
    private function elements(mixed $value): ?array
    {
        if (\is_array($value)) {
            return $value;
        }
        if ($value instanceof \stdClass || $value instanceof \ArrayIterator || $value instanceof \ArrayObject) {
            return $value instanceof \stdClass ? (array) $value : $value->getArrayCopy();
        }
        $handling = \is_object($value) ? $this->registrations->handling(Direction::Serialization, $value::class) : null;

        return $handling !== null && $value instanceof \Traversable && !$value instanceof \Generator ? \iterator_to_array($value) : null;
    }

    /**
     * @param list<string|int> $segments
     */
    private function describe(mixed $value, ?TypeName $type, array $segments, string $origin, \Throwable $failure): Violation
    {
        if ($failure instanceof NeedsJms) {
            return new Violation(ErrorCode::NotSerializable, $segments, $failure->getMessage(), origin: $failure->origin(), hint: self::NEEDS_JMS);
        }
        if ($type !== null && !$this->isKnown($type->name)) {
            return new Violation(ErrorCode::NotSerializable, $segments, "nothing is known of the type {$type}", (string) $type, origin: $origin, hint: $type->name === 'enum'
                ? 'Create the serializer with enumSupport: true.'
                : 'Correct the name. If the application has a handler for it: ' . \lcfirst(self::NEEDS_JMS));
        }
        $isNoObject = $type !== null && !\is_object($value) && (\class_exists($type->name) || \interface_exists($type->name));
        if (!$failure instanceof Mismatch && !$isNoObject) {
            return new Violation(ErrorCode::NotSerializable, $segments, $failure->getMessage(), origin: $origin, hint: $failure instanceof \Error
                ? "PHP stopped in {$failure->getFile()} on line {$failure->getLine()}."
                : '');
        }

        return $type === null
            ? Violation::mismatch(ErrorCode::NotSerializable, $segments, 'plain data or an object', $value, $origin, 'Leave it out with #[Exclude].')
            : Violation::mismatch(ErrorCode::TypeMismatch, $segments, (string) $type, $value, $origin, 'Correct the value, or #[Type].');
    }

    private function isKnown(string $type): bool
    {
        return \in_array($type, self::BUILT_IN, true)
            || \class_exists($type)
            || \interface_exists($type)
            || $this->registrations->handling(Direction::Serialization, $type) !== null;
    }
}
