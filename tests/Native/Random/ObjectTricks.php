<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

/**
 * Does with objects what PHP allows and nobody expects.
 *
 * As proxies of object-relational mappers, objects lose what their properties hold, and get it back when one of them is asked for.
 */
final class ObjectTricks
{
    private const MOST_REFERENCES = 20;

    /** @var list<array<mixed>> that keep alive what properties refer to */
    private static array $references = [];

    /** @var ?\WeakMap<object, list<array{\ReflectionProperty, mixed}>> */
    private static ?\WeakMap $waiting = null;

    public static function unload(object $object): void
    {
        $values = [];
        for ($class = new \ReflectionObject($object); $class !== false; $class = $class->getParentClass()) {
            foreach ($class->getProperties(~\ReflectionProperty::IS_STATIC) as $property) {
                if ($property->class === $class->name && $property->isDefault() && !$property->isReadOnly() && $property->isInitialized($object)) {
                    $values[] = [$property, $property->getValue($object)];
                    self::unset($object, $property);
                }
            }
        }
        self::waiting()[$object] = $values;
    }

    public static function load(object $object): void
    {
        $values = self::waiting()[$object] ?? [];
        self::waiting()[$object] = [];
        foreach ($values as [$property, $value]) {
            $property->setValue($object, $value);
        }
    }

    /**
     * Also of a property that only an ancestor sees: what a getter gives must not depend on what was asked for before.
     */
    public static function value(object $object, string $name): mixed
    {
        for ($class = new \ReflectionObject($object); $class !== false; $class = $class->getParentClass()) {
            if ($class->hasProperty($name)) {
                return $class->getProperty($name)->getValue($object);
            }
        }

        return $object->{$name}; // @phpstan-ignore property.dynamicName
    }

    public static function unset(object $object, \ReflectionProperty $property): void
    {
        $name = $property->name;
        \Closure::bind(static function () use ($object, $name): void {
            unset($object->{$name}); // @phpstan-ignore property.dynamicName
        }, null, $property->class)();
    }

    /**
     * A property that the class does not declare.
     */
    public static function add(object $object): void
    {
        $object->dynamic = 1; // @phpstan-ignore property.notFound
    }

    /**
     * Makes the property a reference, as `$reference = &$object->name` does.
     */
    public static function refer(object $object, \ReflectionProperty $property): void
    {
        $name = $property->name;
        self::$references[] = \Closure::bind(static fn(): array => [&$object->{$name}], null, $property->class)(); // @phpstan-ignore property.dynamicName
        if (\count(self::$references) > self::MOST_REFERENCES) {
            array_shift(self::$references);
        }
    }

    /**
     * @return \WeakMap<object, list<array{\ReflectionProperty, mixed}>>
     */
    private static function waiting(): \WeakMap
    {
        return self::$waiting ??= new \WeakMap();
    }
}
