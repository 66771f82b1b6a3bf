<?php

// Reads Kiln\Tests\Golden\Jms\NullsWritten\Profile as jms/serializer does, from decoded data.
// Keys: name, age, seen_at, links, untyped
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * @internal
 */
final class ProfileReader_30c079d416e0
{
    public static ?\Kiln\Tests\Golden\Jms\NullsWritten\Profile $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NullsWritten\Profile
    {
        if (!\is_array($data)) {
            $kiln->refuseMembers($data, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'name');
        }
        $object = clone (ProfileReader_30c079d416e0::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\NullsWritten\Profile::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$name
        $name = $data['name'] ?? null;
        if ($name !== null) {
            $object->name = \is_string($name) ? $name : $kiln->string($name);
        } else {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$age
        $age = $data['age'] ?? null;
        if ($age !== null) {
            $object->age = \is_int($age) ? $age : $kiln->int($age);
        } elseif (\array_key_exists('age', $data)) {
            $object->age = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$seenAt
        $seenAt = $data['seen_at'] ?? null;
        if ($seenAt !== null) {
            $object->seenAt = $kiln->immutable($seenAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->seenAt = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$links
        $links = $data['links'] ?? null;
        if ($links !== null) {
            $members = [];
            foreach (\is_array($links) ? $links : $kiln->refuse($links, 'array') as $key => $link) {
                $members[\is_string($key) ? $key : $kiln->string($key)] = \is_string($link) ? $link : $kiln->string($link);
            }
            $object->links = $members;
        } else {
            $object->links = null;
        }

        // Kiln\Tests\Golden\Jms\NullsWritten\Profile::$untyped
        \array_key_exists('untyped', $data) && throw new Mismatch('untyped');

        return $object;
    }
}
