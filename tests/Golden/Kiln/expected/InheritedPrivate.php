<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer for json_encode().
// Keys: id, log, name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=write
final class CustomerWriter_b0814aa6171c
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity, Writing): array<mixed> */
    public static \Closure $inEntity;

    /** @var \Closure(\Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity, so that it sees what is not public.
CustomerWriter_b0814aa6171c::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity $object, Writing $kiln): array {
        foreach ($object->log as $logItem) {
            \is_string($logItem) || throw new Mismatch('logItem');
        }

        return [
            // Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::$log
            'log' => \array_values($object->log),
        ];
    },
    null,
    \Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer, so that it sees what is not public.
CustomerWriter_b0814aa6171c::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer $object, Writing $kiln): array {
        return [
            ...(CustomerWriter_b0814aa6171c::$inEntity)($object, $kiln),
            // Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::$name
            'name' => $object->name,
        ];
    },
    null,
    \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class,
);

// Writes Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=write
final class RootWriter_ef520f250649
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class
            ? (CustomerWriter_b0814aa6171c::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=write --native
final class WriteProgram_8d52db4dc324
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity', 'id'], [102, 2], 0],
                    [403, 'log', [601, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity', 'log'], [103, [102, 8]], 0],
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer', 'name'], [102, 8], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer from decoded data.
// Keys: id, log, name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=read
final class CustomerReader_fb3dd3dc470c
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity, array<mixed>, Reading): void */
    public static \Closure $inEntity;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer */
    public static \Closure $read;

    /** @var \Closure(mixed, Reading): list<\Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer> */
    public static \Closure $readList;
}

// Bound to Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity, so that it sees what is not public.
CustomerReader_fb3dd3dc470c::$inEntity = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity $object, array $data, Reading $kiln): void {
        /** @var array{id?: int, log?: mixed} $data */

        // Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::$id
        if (\array_key_exists('id', $data)) {
            $object->id = $data['id'];
        }

        // Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::$log
        if (\array_key_exists('log', $data)) {
            \is_array($data['log']) && \array_is_list($data['log']) || throw new Mismatch('log');
            foreach ($data['log'] as $logItem) {
                \is_string($logItem) || throw new Mismatch('logItem');
            }
            $object->log = $data['log'];
        }
    },
    null,
    \Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity::class,
);

// Bound to Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_fb3dd3dc470c::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class);
        /** @var array{id?: int, log?: mixed, name?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer();
        (CustomerReader_fb3dd3dc470c::$inEntity)($object, $data, $kiln);
        // Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class,
);

// Bound to Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer, so that it sees what is not public.
CustomerReader_fb3dd3dc470c::$readList = \Closure::bind(
    static function (mixed $list, Reading $kiln): array {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class);
            /** @var array{id?: int, log?: mixed, name?: string} $data */

            $object = new \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer();
            (CustomerReader_fb3dd3dc470c::$inEntity)($object, $data, $kiln);
            // Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }
            $objects[] = $object;
        }

        return $objects;
    },
    null,
    \Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer::class,
);

// Reads Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=read
final class RootReader_b0c4d1970f4f
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (CustomerReader_fb3dd3dc470c::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer' --direction=read --native
final class ReadProgram_bb705e374dbd
{
    public const PROGRAM = [
        'abi' => 5,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity', 'id'], [204, 2], 1, false, null],
                    [501, ['log'], [701, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Entity', 'log'], [205, [204, 8]], 1, false, null],
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\InheritedPrivate\Customer', 'name'], [204, 8], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
