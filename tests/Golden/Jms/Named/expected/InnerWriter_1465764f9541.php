<?php

// Writes Kiln\Tests\Golden\Jms\Named\Inner as jms/serializer does, for json_encode().
// Keys: id
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class InnerWriter_1465764f9541
{
    public static function write(\Kiln\Tests\Golden\Jms\Named\Inner $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Named\Inner::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
