<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

/**
 * What var_export() calls: reflection makes the object, then the properties are set one by one.
 */
trait SetByReflection
{
    /**
     * @param array<string, mixed> $properties
     */
    public static function __set_state(array $properties): self
    {
        static $class;
        $class ??= new \ReflectionClass(self::class);
        $object = $class->newInstanceWithoutConstructor();
        foreach ($properties as $name => $value) {
            $object->{$name} = $value; // @phpstan-ignore property.dynamicName
        }

        return $object;
    }
}
