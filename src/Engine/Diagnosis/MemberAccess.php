<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Engine\InitializedProperty;
use Kiln\Optional;
use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * Reads and writes properties and calls methods, whoever may see them.
 *
 * @internal
 */
final class MemberAccess
{
    /** @var array<string, \ReflectionProperty> */
    private array $properties = [];

    /**
     * @return Optional<mixed> missing for a property without a value
     */
    public function read(Property $property, object $object): Optional
    {
        $reflection = $this->properties["{$property->class}::{$property->name}"] ??= new \ReflectionProperty($property->class, $property->name);

        if (InitializedProperty::is($reflection, $object)) {
            return Optional::of($reflection->getValue($object));
        }

        // Proxies unset properties so that the first access reaches __get(); a typed property that never had a value does not get there.
        return \method_exists($object, '__get') ? self::readMagically($reflection, $object) : Optional::missing();
    }

    public function write(Property $property, object $object, mixed $value): void
    {
        ($this->properties["{$property->class}::{$property->name}"] ??= new \ReflectionProperty($property->class, $property->name))->setValue($object, $value);
    }

    public function call(Method $method, object $object, mixed ...$arguments): mixed
    {
        $reflection = new \ReflectionMethod($method->class, $method->name);

        // Reflection calls just the method it stands for, also when a subclass has its own.
        return ($reflection->isPrivate() ? $reflection : new \ReflectionMethod($object, $method->name))->invoke($object, ...$arguments);
    }

    /**
     * @return Optional<mixed>
     */
    private static function readMagically(\ReflectionProperty $property, object $object): Optional
    {
        try {
            return Optional::of($property->getValue($object));
        } catch (\Error $error) {
            // php-src, Zend/zend_object_handlers.c, zend_std_read_property()
            if (\str_ends_with($error->getMessage(), 'must not be accessed before initialization')) {
                return Optional::missing();
            }

            throw $error;
        }
    }
}
