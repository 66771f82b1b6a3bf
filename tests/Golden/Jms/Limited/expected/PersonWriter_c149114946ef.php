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
final class PersonWriter_c149114946ef
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
            $friend = $object->friend;
            $friend2 = $friend::class === \Kiln\Tests\Golden\Jms\Limited\Person::class
                ? PersonWriter_2a519cb5bdf6::write($friend, $kiln)
                : $kiln->object($friend, \Kiln\Tests\Golden\Jms\Limited\Person::class, 'a:5:{i:0;N;i:1;b:1;i:2;i:0;i:3;i:0;i:4;i:0;}');
            if ($friend2 !== Skipped::Value) {
                $result['friend'] = $friend2;
            }
        }

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    }
}
