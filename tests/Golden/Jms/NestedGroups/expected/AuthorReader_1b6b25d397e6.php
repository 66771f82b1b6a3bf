<?php

// Reads Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class AuthorReader_1b6b25d397e6
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NestedGroups\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name'], \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\NestedGroups\Author();

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
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

        return $object;
    }
}
