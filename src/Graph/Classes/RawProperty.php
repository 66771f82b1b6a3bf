<?php

declare(strict_types=1);

namespace Kiln\Graph\Classes;

/**
 * Properties with hooks, which there are from PHP 8.4 on. As with serialize(), what is kept is the value behind the hooks, and
 * no hook is called ({@link https://wiki.php.net/rfc/property-hooks}, "Serialization").
 *
 * @internal
 */
final class RawProperty
{
    /**
     * Whether it can be set from everywhere.
     */
    public static function isSettable(\ReflectionProperty $property): bool
    {
        $isRestricted = (\method_exists($property, 'isPrivateSet') && $property->isPrivateSet() === true)
            || (\method_exists($property, 'isProtectedSet') && $property->isProtectedSet() === true);

        return $property->isPublic() && !$property->isReadOnly() && !$isRestricted;
    }

    public static function set(\ReflectionProperty $property, object $object, mixed $value): void
    {
        if (\method_exists($property, 'setRawValue')) {
            $property->setRawValue($object, $value);
        } else {
            $property->setValue($object, $value);
        }
    }
}
