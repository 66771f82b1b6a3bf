<?php

// Writes Kiln\Tests\Golden\Jms\NestedGroups\Author as jms/serializer does, for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class AuthorWriter_513022b2f445
{
    public static function write(\Kiln\Tests\Golden\Jms\NestedGroups\Author $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NestedGroups\Author::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NestedGroups\Author::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
