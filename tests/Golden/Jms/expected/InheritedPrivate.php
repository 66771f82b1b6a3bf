<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Value\LenientDates;

// Reads Kiln\Tests\Golden\Jms\InheritedPrivate\Customer as jms/serializer does, from decoded data.
// Keys: id, created_at, name
// Made by Kiln from the class; do not edit.
final class CustomerReader_5029f04bfe66
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, so that it sees what is not public.
CustomerReader_5029f04bfe66::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity $object, array $data, Reading $kiln): void {
        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$createdAt
        $createdAt = $data['created_at'] ?? null;
        if ($createdAt !== null) {
            $object->createdAt = LenientDates::immutableAtom($createdAt) ?? $kiln->immutable($createdAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->createdAt = null;
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_5029f04bfe66::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'created_at', 'name'], \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer();

        (CustomerReader_5029f04bfe66::$inEntity)($object, $data, $kiln);

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::$name
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

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class,
);

// Writes Kiln\Tests\Golden\Jms\InheritedPrivate\Customer as jms/serializer does, for json_encode().
// Keys: id, created_at, name
// Made by Kiln from the class; do not edit.
final class CustomerWriter_1c83fe82afce
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, array<mixed>, Writing): void */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, so that it sees what is not public.
CustomerWriter_1c83fe82afce::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity $object, array &$result, Writing $kiln): void {
        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$createdAt
        if (isset($object->createdAt)) {
            $result['created_at'] = LenientDates::atom($object->createdAt);
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, so that it sees what is not public.
CustomerWriter_1c83fe82afce::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer $object, Writing $kiln): mixed {
        $result = [];

        (CustomerWriter_1c83fe82afce::$inEntity)($object, $result, $kiln);

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class,
);
