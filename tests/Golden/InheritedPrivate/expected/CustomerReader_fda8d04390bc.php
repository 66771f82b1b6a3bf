<?php

// Reads Kiln\Tests\Golden\InheritedPrivate\Customer from decoded data.
// Keys: id, log, name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class CustomerReader_fda8d04390bc
{
    /** @var \Closure(\Kiln\Tests\Golden\InheritedPrivate\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\InheritedPrivate\Customer */
    public static \Closure $read;

    /** @var \Closure(mixed, Reading): list<\Kiln\Tests\Golden\InheritedPrivate\Customer> */
    public static \Closure $readList;
}

// Bound to Kiln\Tests\Golden\InheritedPrivate\Entity, so that it sees what is not public.
CustomerReader_fda8d04390bc::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\InheritedPrivate\Entity $object, array $data, Reading $kiln): void {
        /** @var array{id?: int, log?: mixed} $data */

        // Kiln\Tests\Golden\InheritedPrivate\Entity::$id
        if (\array_key_exists('id', $data)) {
            $object->id = $data['id'];
        }

        // Kiln\Tests\Golden\InheritedPrivate\Entity::$log
        if (\array_key_exists('log', $data)) {
            \is_array($data['log']) && \array_is_list($data['log']) || throw new Mismatch('log');
            foreach ($data['log'] as $logItem) {
                \is_string($logItem) || throw new Mismatch('logItem');
            }
            $object->log = $data['log'];
        }
    },
    null,
    \Kiln\Tests\Golden\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_fda8d04390bc::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\InheritedPrivate\Customer {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\InheritedPrivate\Customer::class);
        /** @var array{id?: int, log?: mixed, name?: string} $data */

        $object = new \Kiln\Tests\Golden\InheritedPrivate\Customer();
        (CustomerReader_fda8d04390bc::$inEntity)($object, $data, $kiln);
        // Kiln\Tests\Golden\InheritedPrivate\Customer::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\InheritedPrivate\Customer::class,
);

// Bound to Kiln\Tests\Golden\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_fda8d04390bc::$readList = \Closure::bind(
    static function (mixed $list, Reading $kiln): array {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\InheritedPrivate\Customer>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\InheritedPrivate\Customer::class);
            /** @var array{id?: int, log?: mixed, name?: string} $data */

            $object = new \Kiln\Tests\Golden\InheritedPrivate\Customer();
            (CustomerReader_fda8d04390bc::$inEntity)($object, $data, $kiln);
            // Kiln\Tests\Golden\InheritedPrivate\Customer::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }
            $objects[] = $object;
        }

        return $objects;
    },
    null,
    \Kiln\Tests\Golden\InheritedPrivate\Customer::class,
);
