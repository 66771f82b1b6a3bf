<?php

// Writes Kiln\Tests\Golden\Jms\InheritedPrivate\Customer as jms/serializer does, for json_encode().
// Keys: id, created_at, name
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Value\LenientDates;

/**
 * @internal
 */
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
