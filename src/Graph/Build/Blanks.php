<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\System\Attempt;

/**
 * Makes objects whose constructors have not been called.
 *
 * @internal
 */
final class Blanks
{
    /** For fewer objects, preparing takes longer than it saves. */
    private const MANY = 40;

    /** Type => a value that takes next to no time to make and to drop. */
    private const NOTHING = ['int' => 0, 'float' => 0.0, 'string' => '', 'bool' => false, 'array' => []];

    /**
     * @return list<object>
     */
    public static function of(ObjectPlan $plan): array
    {
        $class = $plan->class->reflection;
        $dynamic = self::dynamicNames($plan);
        $count = $plan->shape->count;
        $objects = [];
        // Cloning is twice as fast, where nobody notices: the prototype is an object more.
        $isPlain = $plan->class->isUserland || $plan->class->name === \stdClass::class;
        if ($count > 1 && $isPlain && !$class->hasMethod('__clone') && !$class->hasMethod('__destruct')) {
            $prototype = self::blank($class, $dynamic);
            if ($count > self::MANY) {
                self::initialize($prototype, $plan);
            }
            while (--$count > 0) {
                $objects[] = clone $prototype;
            }
            $objects[] = $prototype;

            return $objects;
        }
        for (; $count > 0; --$count) {
            $objects[] = self::blank($class, $dynamic);
        }

        return $objects;
    }

    /**
     * PHP assigns to a typed property that has a value twice as fast as to one that has none. All of these will be assigned to.
     */
    private static function initialize(object $prototype, ObjectPlan $plan): void
    {
        foreach ($plan->properties as $property) {
            $type = $property?->getType();
            if ($property !== null && !$property->isReadOnly() && !ClassAnatomy::isHooked($property) && $type instanceof \ReflectionNamedType && !$property->isInitialized($prototype)) {
                $value = $type->allowsNull() ? null : self::NOTHING[$type->getName()] ?? null;
                if ($value !== null || $type->allowsNull()) {
                    $property->setValue($prototype, $value);
                }
            }
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     * @param list<string>             $dynamic
     */
    private static function blank(\ReflectionClass $class, array $dynamic): object
    {
        $object = $class->newInstanceWithoutConstructor();
        if ($object instanceof \Throwable) {
            // It has noted where it was made and the calls of functions, with which one that is made of bytes has nothing to do;
            // all of them together would take any amount of memory.
            foreach (['file' => '', 'line' => 0, 'trace' => []] as $name => $nothing) {
                (new \ReflectionProperty($object instanceof \Exception ? \Exception::class : \Error::class, $name))->setValue($object, $nothing);
            }
        }
        if ($dynamic !== []) {
            // In their order, whichever is assigned first. They have been made with a deprecation notice once; that is enough.
            // And no __set() shall see them: so they are made as elements.
            Attempt::of(static function () use ($object, $dynamic): void {
                $elements = new \ArrayObject($object);
                foreach ($dynamic as $name) {
                    $elements[$name] = null;
                }
            });
        }

        return $object;
    }

    /**
     * @return list<string>
     */
    private static function dynamicNames(ObjectPlan $plan): array
    {
        $names = [];
        foreach ($plan->properties as $position => $property) {
            if ($property === null) {
                $names[] = $plan->shape->keys[$position]->name;
            }
        }

        return $names;
    }
}
