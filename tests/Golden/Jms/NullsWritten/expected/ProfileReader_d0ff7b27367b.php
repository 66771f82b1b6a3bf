<?php

// Reads Kiln\Tests\Golden\Jms\NullsWritten\Profile as jms/serializer does, from decoded data.
// Keys: name, age, seen_at, links, untyped
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Value\LenientDates;

/**
 * @internal
 */
final class ProfileReader_d0ff7b27367b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\NullsWritten\Profile
    {
        if (!\is_array($data)) {
            $kiln->refuseMembers($data, \Kiln\Tests\Golden\Jms\NullsWritten\Profile::class, 'name');
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
            $object->seenAt = LenientDates::immutableAtom($seenAt) ?? $kiln->immutable($seenAt, ['Y-m-d\TH:i:sP'], 'UTC');
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
        \array_key_exists('untyped', $data) && throw new Mismatch('untyped');

        return $object;
    }
}
