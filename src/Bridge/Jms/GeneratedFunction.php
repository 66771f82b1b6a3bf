<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Engine\Php\Store\Entry;

/**
 * The function of a generated class: a method, or a closure in a property of the same name.
 *
 * @internal
 */
final readonly class GeneratedFunction
{
    /**
     * @return object a closure whose signature the caller knows
     */
    public static function of(Entry $entry, string $name): object
    {
        $class = $entry->mainClass();
        $method = [$class, $name];
        $function = \is_callable($method) ? $method(...) : (class_exists($class, false) ? (new \ReflectionClass($class))->getStaticPropertyValue($name) : null);

        return $function instanceof \Closure ? $function : throw new \LogicException("{$class} has no function {$name}.");
    }
}
