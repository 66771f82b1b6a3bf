<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, from decoded data.
// Keys: name, friend
// Made by Kiln from the class; do not edit.
final class PersonReader_dd136cb603f2
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Limited\Person
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'friend'], \Kiln\Tests\Golden\Jms\Limited\Person::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Limited\Person();

        // Kiln\Tests\Golden\Jms\Limited\Person::$name
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

        // Kiln\Tests\Golden\Jms\Limited\Person::$friend
        $friend = $data['friend'] ?? null;
        if ($friend !== null) {
            $object->friend = null;
        } else {
            $object->friend = null;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, from decoded data.
// Keys: name, friend
// Made by Kiln from the class; do not edit.
final class PersonReader_a881b87966ed
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Limited\Person
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'friend'], \Kiln\Tests\Golden\Jms\Limited\Person::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\Limited\Person();

        // Kiln\Tests\Golden\Jms\Limited\Person::$name
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

        // Kiln\Tests\Golden\Jms\Limited\Person::$friend
        $friend = $data['friend'] ?? null;
        if ($friend !== null) {
            $object->friend = PersonReader_dd136cb603f2::read($friend, $kiln);
        } else {
            $object->friend = null;
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, for json_encode().
// Keys: name, friend
// Made by Kiln from the class; do not edit.
final class PersonWriter_db2fcd2306a9
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

// Writes Kiln\Tests\Golden\Jms\Limited\Person as jms/serializer does, for json_encode().
// Keys: name, friend
// Made by Kiln from the class; do not edit.
final class PersonWriter_c40f8ab73dfc
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
            $friend = $object->friend;
            $written = $friend::class === \Kiln\Tests\Golden\Jms\Limited\Person::class
                ? PersonWriter_db2fcd2306a9::write($friend, $kiln)
                : $kiln->object($friend, \Kiln\Tests\Golden\Jms\Limited\Person::class, 'a:5:{i:0;N;i:1;b:1;i:2;i:0;i:3;i:0;i:4;i:0;}');
            if ($written !== Skipped::Value) {
                $result['friend'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
