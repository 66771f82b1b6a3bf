<?php

// Writes Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, for json_encode().
// Keys: name, friend
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class PersonWriter_2a519cb5bdf6
{
    public static function write(\Kiln\Tests\Golden\Jms\Limited\Person $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Limited\Person::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Limited\Person::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\Limited\Person::$friend
        if (isset($object->friend)) {
            $kiln->open[$frame][2] = 'friend';
            $written = $kiln->object($object->friend, \Kiln\Tests\Golden\Jms\Limited\Person::class, 'a:5:{i:0;N;i:1;b:1;i:2;i:0;i:3;i:-1;i:4;i:-1;}');
            if ($written !== Skipped::Value) {
                $result['friend'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
