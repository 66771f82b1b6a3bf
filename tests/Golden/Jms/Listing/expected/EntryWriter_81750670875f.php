<?php

// Writes Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, for json_encode().
// Keys: id
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class EntryWriter_81750670875f
{
    public static function write(\Kiln\Tests\Golden\Jms\Listing\Entry $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Listing\Entry::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
