<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;

// Reads Kiln\Tests\Golden\Jms\NullsWritten\Profile as jms/serializer does, from decoded data.
// Keys: name, age, seen_at, links, untyped
// Made by Kiln from the class; do not edit.
final class ProfileReader_a26315cec565
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NullsWritten\Profile
    {
        $isNull = $data === null;
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'age', 'seen_at', 'links'], \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'name');
        }
        $object = new \Kiln\Tests\Golden\Jms\NullsWritten\Profile();

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } else {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$age
        $age = $data['age'] ?? null;
        if (\is_int($age)) {
            $object->age = $age;
        } elseif ($age !== null) {
            $object->age = $kiln->int($age);
        } elseif (\array_key_exists('age', $data)) {
            $object->age = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$seenAt
        $seenAt = $data['seen_at'] ?? null;
        if ($seenAt !== null) {
            $object->seenAt = Dates::immutableAtom($seenAt) ?? $kiln->immutable($seenAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->seenAt = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$links
        $links = $data['links'] ?? null;
        if ($links !== null) {
            $members = [];
            foreach (\is_array($links) ? $links : $kiln->refuse($links, 'array') as $key => $link) {
                $members[$key] = \is_string($link) ? $link : $kiln->string($link);
            }
            $object->links = $members;
        } else {
            $object->links = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$untyped
        if ($isNull) {
            $object->untyped = null;
        } else {
            \array_key_exists('untyped', $data) && throw new Mismatch('untyped');
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\NullsWritten\Profile as jms/serializer does, for json_encode().
// Keys: name, age, seen_at, links, untyped
// Made by Kiln from the class; do not edit.
final class ProfileWriter_bd6a46773187
{
    public static function write(\Kiln\Tests\Golden\Jms\NullsWritten\Profile $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'name')) {
            $result['name'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$age
        if (isset($object->age)) {
            $result['age'] = $object->age;
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'age')) {
            $result['age'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$seenAt
        if (isset($object->seenAt)) {
            $result['seen_at'] = Dates::atom($object->seenAt);
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'seenAt')) {
            $result['seen_at'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$links
        if (isset($object->links)) {
            $links = [];
            foreach ($object->links as $key => $link) {
                if ($link !== null) {
                    $links[$key] = (string) $link;
                } else {
                    $links[$key] = null;
                }
            }
            $result['links'] = new \ArrayObject($links);
        } elseif ($kiln->isInitialized($object, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'links')) {
            $result['links'] = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$untyped
        if (isset($object->untyped)) {
            $kiln->open[$frame][2] = 'untyped';
            $written = $kiln->value($object->untyped);
            if ($written !== Skipped::Value) {
                $result['untyped'] = $written;
            }
        } else {
            $result['untyped'] = null;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
