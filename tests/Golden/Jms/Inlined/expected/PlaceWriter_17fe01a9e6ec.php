<?php

// Writes Kiln\Tests\Golden\Jms\Inlined\Place as jms/serializer does, for json_encode().
// Keys: street, town
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class PlaceWriter_17fe01a9e6ec
{
    public static function write(\Kiln\Tests\Golden\Jms\Inlined\Place $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Inlined\Place::$street
        if (isset($object->street)) {
            $result['street'] = $object->street;
        }

        // Kiln\Tests\Golden\Jms\Inlined\Place::$town
        if (isset($object->town)) {
            $result['town'] = $object->town;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
