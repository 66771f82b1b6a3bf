<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

use Kiln\Context;
use Kiln\Engine\InitializedProperty;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Optional;
use Kiln\ValueConverter;

/**
 * What generated writers ask for when something shows only at run time. One per context and target.
 *
 * @internal
 */
final class Writing
{
    /** levels of objects and arrays that may hold themselves, open at the moment */
    public int $depth = 0;

    /** @var array<string, \Closure(object, self): mixed> by class */
    private array $writers = [];

    /** @var array<string, bool> whether there is a rule for objects of a class as a whole */
    private array $whole = [];

    /** @var array<string, \ReflectionProperty> */
    private array $properties = [];

    public readonly int $maxDepth;

    /**
     * @param ?Context                                                $context   null for a new one
     * @param bool                                                    $tellsMaps see {@see \Kiln\Engine\Purpose}
     * @param \Closure(class-string): (\Closure(object, self): mixed) $writerFor
     */
    public function __construct(
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly bool $tellsMaps,
        private readonly \Closure $writerFor,
    ) {
        $this->maxDepth = $engine->depth;
    }

    /**
     * An object by its own class.
     *
     * @param ?class-string $class what it must be
     */
    public function object(mixed $object, ?string $class): mixed
    {
        if (!\is_object($object) || ($class !== null && !$object instanceof $class)) {
            throw new Mismatch($class ?? 'object');
        }
        if (++$this->depth > $this->maxDepth) {
            throw new Mismatch('depth');
        }
        $writer = $this->writers[$object::class] ??= ($this->writerFor)($object::class);
        $written = $writer($object, $this);
        --$this->depth;

        return $written;
    }

    public function dynamic(mixed $value): mixed
    {
        return match (true) {
            \is_object($value) && isset($this->writers[$value::class]) => $this->object($value, null),
            $value === null, \is_scalar($value) => $value,
            \is_array($value) => $this->dynamicArray($value),
            \is_object($value) => $this->dynamicObject($value),
            default => throw new Mismatch(get_debug_type($value)),
        };
    }

    /**
     * @param array<mixed> $array
     *
     * @return array<mixed>
     */
    public function dynamicArray(array $array): array
    {
        if (++$this->depth > $this->maxDepth) {
            throw new Mismatch('depth');
        }
        foreach ($array as $key => $value) {
            if (\is_object($value)) {
                // The array's own level guards against cycles, so a known class needs none here.
                $writer = $this->writers[$value::class] ?? null;
                $array[$key] = $writer === null ? $this->dynamicObject($value) : $writer($value, $this);
            } elseif ($value !== null && !\is_scalar($value)) {
                $array[$key] = $this->dynamic($value);
            }
        }
        --$this->depth;

        return $array;
    }

    /**
     * @return array<mixed>|\stdClass
     */
    public function stdClass(\stdClass $object): array|\stdClass
    {
        $members = $this->dynamicArray(get_object_vars($object));

        return $this->tellsMaps && array_is_list($members) ? (object) $members : $members;
    }

    /**
     * @param class-string<ValueConverter>   $converter
     * @param array<int|string, scalar|null> $arguments
     */
    public function convert(string $converter, mixed $value, array $arguments = []): mixed
    {
        return $this->dynamic($this->engine->converters()->serialize($converter, $arguments, $value, $this->context ?? new Context()));
    }

    /**
     * @param class-string $class that the collection must be of
     *
     * @return array<mixed>
     */
    public function elements(mixed $collection, string $class, bool $keepsKeys): array
    {
        return $collection instanceof \Traversable && $collection instanceof $class
            ? $this->engine->converters()->calls->record()->elements($collection, $keepsKeys)
            : throw new Mismatch($class);
    }

    /**
     * Whether a hook was called before something made the call of the serializer begin again.
     *
     * @param string $method with its class
     */
    public function hasCalled(object $object, string $method): bool
    {
        return $this->engine->converters()->calls->record()->hasCalled($object, $method);
    }

    /**
     * @param class-string $class that declares the property
     */
    public function isInitialized(object $object, string $class, string $property): bool
    {
        return InitializedProperty::is($this->properties["{$class}::{$property}"] ??= new \ReflectionProperty($class, $property), $object);
    }

    /**
     * The value of a property without a native type that is null, or was unset: which PHP would only warn about.
     *
     * @param class-string $class that declares the property
     *
     * @throws Mismatch when it was unset
     */
    public function untyped(object $object, string $class, string $property): mixed
    {
        if ($this->isInitialized($object, $class, $property)) {
            return null;
        }

        return method_exists($object, '__get') ? $this->properties["{$class}::{$property}"]->getValue($object) : throw new Mismatch($property);
    }

    /**
     * Whether nothing of a value was written: null, an empty text, an array or object without members.
     */
    public function isEmpty(mixed $written): bool
    {
        return $written === null || $written === '' || $written === []
            || (\is_object($written) && !$written instanceof \UnitEnum && get_object_vars($written) === []);
    }

    private function dynamicObject(object $object): mixed
    {
        return match (true) {
            $this->whole[$object::class] ??= $this->engine->rules()->isWhole($object::class) => $this->object($object, null),
            $object instanceof \BackedEnum => $object->value,
            $object instanceof \UnitEnum => $object->name,
            $object instanceof \DateTimeInterface && $this->context?->namesDates() !== true => Dates::rfc3339($object),
            $object instanceof \DateInterval => Durations::write($object),
            $object instanceof \stdClass => $this->stdClass($object),
            $object instanceof \ArrayObject, $object instanceof \ArrayIterator => $this->dynamicArray($object->getArrayCopy()),
            $object instanceof Optional => $this->dynamic($object->isPresent ? $object->value() : throw new Mismatch(Optional::class)),
            $object instanceof \Closure => throw new Mismatch(\Closure::class),
            default => $this->object($object, null),
        };
    }
}
