<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

use Kiln\Graph\Classes\ClassAnatomy;

/**
 * What is kept of an object, by the rules of serialize() (php-src, ext/standard/var.c).
 *
 * @internal
 */
final class TakenApart
{
    /**
     * @param array{object, mixed}|null $answer of __serialize() or __sleep(), behind the object, if it has been called
     *
     * @return array<array-key, mixed> names as in an array cast from an object, or the data for __unserialize()
     *
     * @throws Refusal
     */
    public static function values(object $object, ClassAnatomy $class, ?array $answer): array
    {
        if ($class->reflection->hasMethod('__serialize')) {
            $given = $answer === null ? self::call($object, $class, '__serialize') : $answer[1];

            return \is_array($given) ? $given : throw new Refusal($object::class . '::__serialize() must return an array.');
        }

        return $class->reflection->hasMethod('__sleep') ? self::chosen($object, $class, $answer) : self::properties($object, $class);
    }

    /**
     * @return array<array-key, mixed>
     */
    private static function properties(object $object, ClassAnatomy $class): array
    {
        // The cast is faster, and leaves no table of properties behind; but built-in classes may have other ideas of it.
        return $class->isUserland ? (array) $object : \get_mangled_object_vars($object);
    }

    /**
     * @param array{object, mixed}|null $answer
     *
     * @return array<array-key, mixed>
     */
    private static function chosen(object $object, ClassAnatomy $class, ?array $answer): array
    {
        if (LazyObject::EXIST) {
            LazyObject::initialize($object, $class->reflection);
        }
        $names = $answer === null ? self::call($object, $class, '__sleep') : $answer[1];
        if (!\is_array($names)) {
            throw new Refusal($object::class . "::__sleep() must return the names of properties.");
        }
        $properties = self::properties($object, $class);
        $chosen = [];
        foreach ($names as $name) {
            if (!\is_string($name)) {
                throw new Refusal($object::class . "::__sleep() must return the names of properties.");
            }
            $mangled = self::find($name, $object::class, $properties);
            if ($mangled !== null) {
                $chosen += [$mangled => null];
                if (\ReflectionReference::fromArrayElement($properties, $mangled) !== null) {
                    $chosen[$mangled] = &$properties[$mangled];
                } else {
                    $chosen[$mangled] = $properties[$mangled];
                }
            } elseif ($class->property($class->key($name)) === null) {
                // As serialize() does: it may be a misspelling, but what there is can be kept.
                \trigger_error($object::class . "::__sleep() names a property \"{$name}\" that does not exist.", \E_USER_WARNING);
            }
        }

        return $chosen;
    }

    /**
     * @param array<array-key, mixed> $properties
     */
    private static function find(string $name, string $class, array $properties): ?string
    {
        foreach ([$name, "\0{$class}\0{$name}", "\0*\0{$name}"] as $mangled) {
            if (\array_key_exists($mangled, $properties)) {
                return $mangled;
            }
        }

        return null;
    }

    private static function call(object $object, ClassAnatomy $class, string $method): mixed
    {
        $method = $class->reflection->getMethod($method);

        return $method->invoke($object);
    }
}
