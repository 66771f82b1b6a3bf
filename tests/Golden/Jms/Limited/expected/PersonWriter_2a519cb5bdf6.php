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
        $id = \spl_object_id($object);
        if (isset($kiln->open[$id])) {
            return Skipped::Value;
        }
        $kiln->open[$id] = [$object, \Kiln\Tests\Golden\Jms\Limited\Person::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Limited\Person::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\Limited\Person::$friend
        if (isset($object->friend)) {
            $kiln->open[$id][2] = 'friend';
            $friend = $kiln->object($object->friend, \Kiln\Tests\Golden\Jms\Limited\Person::class, 'a:5:{i:0;N;i:1;b:1;i:2;i:0;i:3;i:-1;i:4;i:-1;}');
            if ($friend !== Skipped::Value) {
                $result['friend'] = $friend;
            }
        }

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    }
}
