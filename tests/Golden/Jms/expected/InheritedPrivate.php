<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\InheritedPrivate\Customer as jms/serializer does, from decoded data.
// Keys: id, created_at, name
// Made by Kiln from the class; do not edit.
final class CustomerReader_6054c5b18a7f
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, so that it sees what is not public.
CustomerReader_6054c5b18a7f::$inEntity = \Closure::bind(
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
            $object->createdAt = Dates::immutableAtom($createdAt) ?? $kiln->immutable($createdAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->createdAt = null;
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_6054c5b18a7f::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'created_at', 'name'], \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer();

        (CustomerReader_6054c5b18a7f::$inEntity)($object, $data, $kiln);

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
final class CustomerWriter_66c3b1f48e61
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, array<mixed>, Writing): void */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, so that it sees what is not public.
CustomerWriter_66c3b1f48e61::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity $object, array &$result, Writing $kiln): void {
        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$createdAt
        if (isset($object->createdAt)) {
            $result['created_at'] = Dates::atom($object->createdAt);
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, so that it sees what is not public.
CustomerWriter_66c3b1f48e61::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer $object, Writing $kiln): mixed {
        $result = [];

        (CustomerWriter_66c3b1f48e61::$inEntity)($object, $result, $kiln);

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class,
);
