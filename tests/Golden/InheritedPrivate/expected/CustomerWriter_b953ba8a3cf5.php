<?php

// Writes Kiln\Tests\Golden\InheritedPrivate\Customer for json_encode().
// Keys: id, log, name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class CustomerWriter_b953ba8a3cf5
{
    /** @var \Closure(\Kiln\Tests\Golden\InheritedPrivate\Entity, Writing): array<mixed> */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\InheritedPrivate\Customer, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\InheritedPrivate\Entity, so that it sees what is not public.
CustomerWriter_b953ba8a3cf5::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\InheritedPrivate\Entity $object, Writing $kiln): array {
        foreach ($object->log as $logItem) {
            \is_string($logItem) || throw new Mismatch('logItem');
        }

        return [
            // Kiln\Tests\Golden\InheritedPrivate\Entity::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\InheritedPrivate\Entity::$log
            'log' => \array_values($object->log),
        ];
    },
    null,
    \Kiln\Tests\Golden\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\InheritedPrivate\Customer, so that it sees what is not public.
CustomerWriter_b953ba8a3cf5::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\InheritedPrivate\Customer $object, Writing $kiln): array {
        return [
            ...(CustomerWriter_b953ba8a3cf5::$inEntity)($object, $kiln),
            // Kiln\Tests\Golden\InheritedPrivate\Customer::$name
            'name' => $object->name,
        ];
    },
    null,
    \Kiln\Tests\Golden\InheritedPrivate\Customer::class,
);
