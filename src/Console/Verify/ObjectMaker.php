<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Metadata\TypeName;

/**
 * Makes up objects of a class: without its constructor, each property by the type that jms/serializer knows, else by the native one.
 *
 * @internal
 */
final class ObjectMaker
{
    /** Objects inside objects, itself included. */
    private const DEPTH = 3;

    /** The one object that has a value in every property may be larger. */
    private const FULL_DEPTH = 4;

    private const COLLECTION = 'Doctrine\Common\Collections\ArrayCollection';

    /** @var list<object> that are being made, the outermost first */
    private array $open = [];

    /**
     * @param list<class-string> $classes that can stand for their parents
     */
    public function __construct(
        private readonly Facts $facts,
        private readonly array $classes,
        private readonly MadeUp $madeUp,
        private readonly Filling $filling,
    ) {}

    /**
     * @param class-string $class
     *
     * @throws \Throwable when there can be no such object
     */
    public function make(string $class): object
    {
        $reflection = new \ReflectionClass($class);
        $object = $reflection->newInstanceWithoutConstructor();
        $types = self::types($this->facts->of($class));
        $this->open[] = $object;
        try {
            for ($declaring = $reflection; $declaring !== false; $declaring = $declaring->getParentClass()) {
                foreach ($declaring->getProperties() as $property) {
                    if ($property->class === $declaring->name && !$property->isStatic() && !$declaring->isInternal()) {
                        $this->fill($object, $property, $types["{$declaring->name}::{$property->name}"] ?? null);
                    }
                }
            }
        } finally {
            \array_pop($this->open);
        }

        return $object;
    }

    /**
     * @return array<string, TypeName> by class and property
     */
    private static function types(ClassFacts $facts): array
    {
        $types = [];
        foreach ($facts->properties as $property) {
            if ($property->kind === PropertyKind::Property && $property->type !== null) {
                $types["{$property->class}::{$property->name}"] = $property->type;
            }
        }

        return $types;
    }

    private function fill(object $object, \ReflectionProperty $property, ?TypeName $type): void
    {
        $native = $property->getType();
        if ($this->filling === Filling::Mixed && $this->madeUp->chance->percent(10)) {
            // As it is: with its default, or without any value.
            return;
        }
        $mayBeNull = $native === null || $native->allowsNull();
        $wantsNull = $this->filling === Filling::Nulls || ($this->filling === Filling::Mixed && $this->madeUp->chance->percent(15));
        if ($mayBeNull && $wantsNull && self::set($object, $property, null)) {
            return;
        }
        $isSet = ($type !== null && self::set($object, $property, $this->ofType($type, $native)))
            || ($native !== null && self::set($object, $property, $this->ofNative($native)));
        if (!$isSet && $native === null && $type === null) {
            self::set($object, $property, $this->madeUp->scalar($this->filling));
        } elseif (!$isSet && $mayBeNull) {
            self::set($object, $property, null);
        }
    }

    private static function set(object $object, \ReflectionProperty $property, mixed $value): bool
    {
        if ($value === Absent::Value) {
            return false;
        }
        try {
            $property->setValue($object, $value);
        } catch (\Throwable) {
            // Of another type than the native one, or readonly and set by a default.
            return false;
        }

        return true;
    }

    private function ofType(TypeName $type, ?\ReflectionType $native): mixed
    {
        return match ($type->name) {
            'int', 'integer' => $this->madeUp->int($this->filling),
            'float', 'double' => $this->madeUp->float($this->filling),
            'string' => $this->madeUp->text($this->filling),
            'bool', 'boolean' => $this->madeUp->bool($this->filling),
            'true' => true,
            'false' => false,
            'array', 'list', 'iterable' => $this->elements($type),
            'ArrayCollection' => $this->collection($type),
            'enum' => $this->ofEnum($type),
            default => \class_exists($type->name) || \interface_exists($type->name)
                ? $this->ofClass($type->name, $type)
                : ($native === null ? $this->madeUp->scalar($this->filling) : Absent::Value),
        };
    }

    private function ofNative(\ReflectionType $type): mixed
    {
        if ($type instanceof \ReflectionUnionType) {
            $alternatives = $type->getTypes();

            return $alternatives === [] ? Absent::Value : $this->ofNative($this->madeUp->chance->oneOf($alternatives));
        }
        if (!$type instanceof \ReflectionNamedType) {
            return Absent::Value;
        }
        $name = $type->getName();
        if (!$type->isBuiltin()) {
            return \class_exists($name) || \interface_exists($name) ? $this->ofClass($name, new TypeName($name)) : Absent::Value;
        }

        return match ($name) {
            'int' => $this->madeUp->int($this->filling),
            'float' => $this->madeUp->float($this->filling),
            'string' => $this->madeUp->text($this->filling),
            'bool' => $this->madeUp->bool($this->filling),
            'true' => true,
            'false' => false,
            'null' => null,
            'array', 'iterable' => $this->elements(new TypeName('array')),
            'mixed' => $this->madeUp->scalar($this->filling),
            'object' => $this->anyObject(),
            default => Absent::Value,
        };
    }

    /**
     * @return array<mixed>
     */
    private function elements(TypeName $type): array
    {
        $value = $type->param(1) ?? $type->param(0);
        $isMap = $type->param(1) !== null || ($value === null && $this->madeUp->chance->percent(40));
        $hasIntKeys = \in_array($type->param(0)->name ?? '', ['int', 'integer'], true);
        $elements = [];
        for ($count = $this->isDeep() ? 0 : $this->madeUp->count($this->filling); $count > 0; --$count) {
            $element = match (true) {
                $this->filling === Filling::Mixed && $this->madeUp->chance->percent(8) => null,
                $value === null => $this->madeUp->chance->percent(20) ? [$this->madeUp->scalar($this->filling)] : $this->madeUp->scalar($this->filling),
                default => $this->ofType($value, null),
            };
            if ($element === Absent::Value) {
                continue;
            }
            if ($isMap) {
                $elements[$hasIntKeys ? $this->madeUp->chance->int(0, 9) : $this->madeUp->key()] = $element;
            } else {
                $elements[] = $element;
            }
        }

        return $elements;
    }

    private function collection(TypeName $type): mixed
    {
        return \class_exists(self::COLLECTION) ? new (self::COLLECTION)($this->elements($type)) : Absent::Value;
    }

    private function ofEnum(TypeName $type): mixed
    {
        $name = $type->param(0)->name ?? $type->params[0] ?? null;

        return \is_string($name) && \enum_exists($name) ? $this->ofClass($name, $type) : Absent::Value;
    }

    /**
     * @param class-string $class
     */
    private function ofClass(string $class, TypeName $type): mixed
    {
        if (\is_subclass_of($class, \UnitEnum::class)) {
            $cases = $class::cases();

            return $cases === [] ? Absent::Value : $this->madeUp->chance->oneOf($cases);
        }

        return match (true) {
            \in_array($class, [\DateTimeInterface::class, \DateTimeImmutable::class], true) => $this->madeUp->date(),
            $class === \DateTime::class => \DateTime::createFromImmutable($this->madeUp->date()),
            \is_subclass_of($class, \DateTime::class), \is_subclass_of($class, \DateTimeImmutable::class) => $class::createFromInterface($this->madeUp->date()),
            $class === \DateInterval::class => $this->madeUp->interval(),
            $class === \DateTimeZone::class => new \DateTimeZone('Europe/Berlin'),
            $class === \stdClass::class => $this->anyObject(),
            $class === self::COLLECTION || (\interface_exists($class) && \is_subclass_of(self::COLLECTION, $class)) => $this->collection($type),
            \in_array($class, [\ArrayObject::class, \ArrayIterator::class, \Iterator::class, \Traversable::class], true) => new ($class === \ArrayObject::class ? $class : \ArrayIterator::class)($this->elements($type)),
            (new \ReflectionClass($class))->isInternal() => Absent::Value,
            default => $this->nested($class),
        };
    }

    /**
     * @param class-string $class
     */
    private function nested(string $class): mixed
    {
        if ($this->filling === Filling::Mixed && $this->madeUp->chance->percent(5)) {
            $around = \array_filter($this->open, static fn(object $object): bool => $object instanceof $class);
            if ($around !== []) {
                return $this->madeUp->chance->oneOf($around);
            }
        }
        $concrete = $this->concrete($class);
        if ($concrete === null || $this->isDeep()) {
            return Absent::Value;
        }
        try {
            return $this->make($concrete);
        } catch (\Throwable) {
            return Absent::Value;
        }
    }

    /**
     * @param class-string $class
     *
     * @return ?class-string of which there can be objects
     */
    private function concrete(string $class): ?string
    {
        $varieties = \array_filter($this->classes, static fn(string $candidate): bool => \is_subclass_of($candidate, $class));
        try {
            foreach ($this->facts->of($class)->discriminator->map ?? [] as $candidate) {
                if (\is_a($candidate, $class, true)) {
                    $varieties[] = $candidate;
                }
            }
        } catch (\Throwable) {
            // What is wrong with the class shows when it is serialized.
        }
        $varieties = \array_values(\array_filter($varieties, static fn(string $candidate): bool => self::isPlain($candidate)));
        $isPossible = self::isPlain($class);
        if ($varieties === []) {
            return $isPossible ? $class : null;
        }

        return $isPossible && $this->madeUp->chance->percent(70) ? $class : $this->madeUp->chance->oneOf($varieties);
    }

    /**
     * @param class-string $class
     */
    private static function isPlain(string $class): bool
    {
        $reflection = new \ReflectionClass($class);

        return !$reflection->isAbstract() && !$reflection->isInterface() && !$reflection->isEnum() && !$reflection->isTrait();
    }

    private function anyObject(): \stdClass
    {
        $object = new \stdClass();
        foreach ($this->elements(new TypeName('array', [(new TypeName('string'))->toArray(), (new TypeName('string'))->toArray()])) as $name => $value) {
            $object->{$name} = $value;
        }

        return $object;
    }

    /**
     * Whether nothing more is put inside.
     */
    private function isDeep(): bool
    {
        return \count($this->open) >= ($this->filling === Filling::Full ? self::FULL_DEPTH : self::DEPTH);
    }
}
