<?php

// Reads Kiln\Tests\Golden\Jms\InheritedPrivate\Customer as jms/serializer does, from decoded data.
// Keys: id, created_at, name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class CustomerReader_981e85f5d2c0
{
    public static ?\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer $blank = null;

    /** @var \Closure(\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Entity, so that it sees what is not public.
CustomerReader_981e85f5d2c0::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\InheritedPrivate\Entity $object, array $data, Reading $kiln): void {
        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) ? $id : $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::$createdAt
        $createdAt = $data['created_at'] ?? null;
        if ($createdAt !== null) {
            $object->createdAt = $kiln->immutable($createdAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->createdAt = null;
        }
    },
    null,
    \Kiln\Tests\Golden\Jms\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Jms\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_981e85f5d2c0::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'created_at', 'name'], \Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class, 'id');
        }
        $object = clone (CustomerReader_981e85f5d2c0::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::class))->newInstanceWithoutConstructor());

        (CustomerReader_981e85f5d2c0::$inEntity)($object, $data, $kiln);

        // Kiln\Tests\Golden\Jms\InheritedPrivate\Customer::$name
        $name = $data['name'] ?? null;
        if ($name !== null) {
            $object->name = \is_string($name) ? $name : $kiln->string($name);
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
