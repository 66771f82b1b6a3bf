<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

/**
 * Puts values into properties that their phpdoc forbids, past static analysis.
 */
final class Wrong
{
    public static function put(object $object, string $property, mixed $value): void
    {
        (new \ReflectionProperty($object, $property))->setValue($object, $value);
    }

    public static function get(mixed $object, string $property): mixed
    {
        return \is_object($object) ? get_object_vars($object)[$property] ?? null : null;
    }
}
