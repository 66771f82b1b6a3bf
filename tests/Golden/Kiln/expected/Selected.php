<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Selected\Order for json_encode().
// Keys: id, reference, previous, revision
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=write
final class OrderWriter_a363ec6b4608
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Selected\Order $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Selected\Order::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Kiln\Selected\Order::$reference
        if (isset($object->reference)) {
            $result['reference'] = $object->reference;
        }

        // Kiln\Tests\Golden\Kiln\Selected\Order::$previous
        $result['previous'] = $object->previous === null ? null : OrderWriter_81ca1d8a358d::write($object->previous, $kiln);
        // Kiln\Tests\Golden\Kiln\Selected\Order::$revision
        $result['revision'] = $object->revision;

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Selected\Order for json_encode().
// Keys: id, reference, revision
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=write
final class OrderWriter_81ca1d8a358d
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Selected\Order $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Selected\Order::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Kiln\Selected\Order::$reference
        if (isset($object->reference)) {
            $result['reference'] = $object->reference;
        }

        // Kiln\Tests\Golden\Kiln\Selected\Order::$revision
        $result['revision'] = $object->revision;

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Selected\Order for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=write
final class RootWriter_f37469bfc198
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Selected\Order $value PHP checks it where it is used */
        return OrderWriter_a363ec6b4608::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Selected\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=write --native
final class WriteProgram_0458334a18fb
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Selected\Order', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Selected\Order',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'id'], [102, 2], 1],
                    [403, 'reference', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'reference'], [102, 8], 1],
                    [
                        403,
                        'previous',
                        [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'previous'],
                        [101, [108, 1, 'Kiln\Tests\Golden\Kiln\Selected\Order', true]],
                        0,
                    ],
                    [403, 'revision', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'revision'], [102, 2], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Selected\Order',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'id'], [102, 2], 1],
                    [403, 'reference', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'reference'], [102, 8], 1],
                    [403, 'revision', [601, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'revision'], [102, 2], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Selected\Order from decoded data.
// Keys: id, reference, previous
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=read
final class OrderReader_02ee21a2676a
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Selected\Order
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Selected\Order::class);
        \array_diff_key($data, ['id' => true, 'reference' => true, 'previous' => true, 'revision' => true]) === [] || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Selected\Order::class);
        /** @var array{id?: int, reference?: string, previous?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Selected\Order();
        // Kiln\Tests\Golden\Kiln\Selected\Order::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\Kiln\Selected\Order::$reference
        $object->reference = $data['reference'] ?? throw new Mismatch('reference');
        // Kiln\Tests\Golden\Kiln\Selected\Order::$previous
        $object->previous = isset($data['previous']) ? OrderReader_02ee21a2676a::read($data['previous'], $kiln) : null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Selected\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=read
final class RootReader_d1714c2a315b
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_02ee21a2676a::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Selected\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Selected\Order' --direction=read --native
final class ReadProgram_6185f15a5d28
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Selected\Order',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'id'], [204, 2], 0, false, null],
                    [501, ['reference'], [701, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'reference'], [204, 8], 0, false, null],
                    [501, ['previous'], [701, 'Kiln\Tests\Golden\Kiln\Selected\Order', 'previous'], [203, [210, 0]], 2, false, null],
                ],
                [],
                ['id', 'reference', 'previous', 'revision'],
                [],
                null,
            ],
        ],
    ];
}
