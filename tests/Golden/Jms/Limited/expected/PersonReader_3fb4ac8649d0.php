<?php

// Reads Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, from decoded data.
// Keys: name, friend
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class PersonReader_3fb4ac8649d0
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Limited\Person
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'friend'], \Kiln\Tests\Golden\Jms\Limited\Person::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Limited\Person();

        // Kiln\Tests\Golden\Jms\Limited\Person::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        } else {
            $object->name = '';
        }

        // Kiln\Tests\Golden\Jms\Limited\Person::$friend
        $friend = $data['friend'] ?? null;
        if ($friend !== null) {
            $object->friend = null;
        } else {
            $object->friend = null;
        }

        return $object;
    }
}
