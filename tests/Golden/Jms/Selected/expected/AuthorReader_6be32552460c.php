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
final class AuthorReader_6be32552460c
{
    public static ?\Kiln\Tests\Golden\Jms\Selected\Author $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Selected\Author
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name'], \Kiln\Tests\Golden\Jms\Selected\Author::class, 'name');
        }
        $object = clone (AuthorReader_6be32552460c::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Selected\Author::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Selected\Author::$name
        $name = $data['name'] ?? null;
        if ($name !== null) {
            $object->name = \is_string($name) ? $name : $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        } else {
            $object->name = '';
        }

        return $object;
    }
}
