<?php

// Reads Kiln\Tests\Golden\Jms\Selected\Author as jms/serializer does, from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class AuthorReader_96f17439dc29
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Selected\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name'], \Kiln\Tests\Golden\Jms\Selected\Author::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Selected\Author();

        // Kiln\Tests\Golden\Jms\Selected\Author::$name
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
