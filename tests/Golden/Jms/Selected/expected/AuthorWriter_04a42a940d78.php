<?php

// Writes Kiln\Tests\Golden\Jms\Selected\Author as jms/serializer does, for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class AuthorWriter_04a42a940d78
{
    public static function write(\Kiln\Tests\Golden\Jms\Selected\Author $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Selected\Author::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
