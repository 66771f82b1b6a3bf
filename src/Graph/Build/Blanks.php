<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Engine\Php\Store\Attempt;

/**
 * Makes objects whose constructors have not been called.
 *
 * @internal
 */
final class Blanks
{
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
        if ($count > 1 && $plan->class->isUserland && !$class->hasMethod('__clone') && !$class->hasMethod('__destruct')) {
            $prototype = self::blank($class, $dynamic);
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
     * @param \ReflectionClass<object> $class
     * @param list<string>             $dynamic
     */
    private static function blank(\ReflectionClass $class, array $dynamic): object
    {
        $object = $class->newInstanceWithoutConstructor();
        if ($dynamic !== [] && $object::class !== \stdClass::class) {
            // They have been made with a deprecation notice once; that is enough. And no __set() shall see them: so they are
            // made as elements.
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
