<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Dates;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Messages\Order for json_encode().
// Keys: id, customer, state, placed, lines, coupons, fees, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=write
final class OrderWriter_818e35d7bd94
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Messages\Order $object, Writing $kiln): array
    {
        $lines = [];
        foreach ($object->lines as $line) {
            $line instanceof \Kiln\Tests\Golden\Kiln\Messages\Line || throw new Mismatch('line');
            $lines[] = \array_key_last($fields = (array) $line) === 'gift' ? $fields : $kiln->object($line, \Kiln\Tests\Golden\Kiln\Messages\Line::class);
        }

        foreach ($object->coupons as $coupon) {
            \is_int($coupon) || throw new Mismatch('coupon');
        }

        $fees = [];
        foreach ($object->fees as $key => $fee) {
            \is_float($fee) || \is_int($fee) || throw new Mismatch('fee');
            $fees[$key] = \floatval($fee);
        }

        return [
            // Kiln\Tests\Golden\Kiln\Messages\Order::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\Kiln\Messages\Order::$customer
            'customer' => $object->customer,
            // Kiln\Tests\Golden\Kiln\Messages\Order::$state
            'state' => $object->state->value,
            // Kiln\Tests\Golden\Kiln\Messages\Order::$placed
            'placed' => $object->placed === null ? null : Dates::rfc3339($object->placed),
            // Kiln\Tests\Golden\Kiln\Messages\Order::$lines
            'lines' => $lines,
            // Kiln\Tests\Golden\Kiln\Messages\Order::$coupons
            'coupons' => \array_values($object->coupons),
            // Kiln\Tests\Golden\Kiln\Messages\Order::$fees
            'fees' => \array_is_list($fees) ? (object) $fees : $fees,
            // Kiln\Tests\Golden\Kiln\Messages\Order::$note
            'note' => $object->note,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Messages\Order for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=write
final class RootWriter_02de710cbb6d
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Messages\Order $value PHP checks it where it is used */
        return OrderWriter_818e35d7bd94::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Messages\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=write --native
final class WriteProgram_9f6affcec3eb
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Messages\Order', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Messages\Order',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'id'], [102, 2], 0],
                    [403, 'customer', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'customer'], [102, 8], 0],
                    [403, 'state', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'state'], [110, 'Kiln\Tests\Golden\Kiln\Messages\State', false], 0],
                    [403, 'placed', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'placed'], [101, [111, 'DateTimeImmutable']], 0],
                    [403, 'lines', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'lines'], [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Messages\Line', false]], 0],
                    [403, 'coupons', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'coupons'], [103, [102, 2]], 0],
                    [403, 'fees', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'fees'], [104, [102, 4]], 0],
                    [403, 'note', [601, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'note'], [101, [102, 8]], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Messages\Line',
                [
                    [403, 'sku', [601, 'Kiln\Tests\Golden\Kiln\Messages\Line', 'sku'], [102, 8], 0],
                    [403, 'quantity', [601, 'Kiln\Tests\Golden\Kiln\Messages\Line', 'quantity'], [102, 2], 0],
                    [403, 'gift', [601, 'Kiln\Tests\Golden\Kiln\Messages\Line', 'gift'], [102, 1], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Messages\Order from decoded data.
// Keys: id, customer, state, placed, lines, coupons, fees, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=read
final class OrderReader_46d18835346e
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Messages\Order
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Order::class);
        /**
         * @var array{
         *     id?: int, customer?: string, state?: int, placed?: string|null, lines?: mixed, coupons?: mixed,
         *     fees?: array<string, mixed>, note?: string|null,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Kiln\Messages\Order();
        // Kiln\Tests\Golden\Kiln\Messages\Order::$id
        if (\array_key_exists('id', $data)) {
            $object->id = $data['id'];
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$customer
        if (\array_key_exists('customer', $data)) {
            $object->customer = $data['customer'];
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$state
        if (\array_key_exists('state', $data)) {
            $object->state = \Kiln\Tests\Golden\Kiln\Messages\State::tryFrom($data['state']) ?? throw new Mismatch('state');
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$placed
        $object->placed = isset($data['placed']) ? Dates::immutable($data['placed']) ?? throw new Mismatch('placed') : null;

        // Kiln\Tests\Golden\Kiln\Messages\Order::$lines
        if (\array_key_exists('lines', $data)) {
            $object->lines = LineListReader_2af3de266354::read($data['lines'], $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$coupons
        if (\array_key_exists('coupons', $data)) {
            \is_array($data['coupons']) && \array_is_list($data['coupons']) || throw new Mismatch('coupons');
            foreach ($data['coupons'] as $coupon) {
                \is_int($coupon) || throw new Mismatch('coupon');
            }
            $object->coupons = $data['coupons'];
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$fees
        if (\array_key_exists('fees', $data)) {
            \is_array($data['fees']) || throw new Mismatch('fees');
            $fees = [];
            foreach ($data['fees'] as $key => $fee) {
                \is_float($fee) || \is_int($fee) || throw new Mismatch('fee');
                $fees[$key] = \floatval($fee);
            }
            $object->fees = $fees;
        }

        // Kiln\Tests\Golden\Kiln\Messages\Order::$note
        $object->note = $data['note'] ?? null;

        return $object;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        32 => ['lines'],
    ];
}

// Reads lists of Kiln\Tests\Golden\Kiln\Messages\Line from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Messages\Line>' --direction=read
final class LineListReader_2af3de266354
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Messages\Line> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Messages\Line>');
        $objects = [];
        try {
            foreach ($list as $data) {
                \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Messages\Line::class);
                /** @var array{sku?: string, quantity?: int, gift?: bool} $data */

                $objects[] = new \Kiln\Tests\Golden\Kiln\Messages\Line(
                    // Kiln\Tests\Golden\Kiln\Messages\Line::$sku
                    $data['sku'] ?? throw new Mismatch('sku'),
                    // Kiln\Tests\Golden\Kiln\Messages\Line::$quantity
                    \array_key_exists('quantity', $data) ? $data['quantity'] : 1,
                    // Kiln\Tests\Golden\Kiln\Messages\Line::$gift
                    \array_key_exists('gift', $data) ? $data['gift'] : false,
                );
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($objects));
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Messages\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=read
final class RootReader_60870279c370
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['lines'];

    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_46d18835346e::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Messages\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Messages\Order' --direction=read --native
final class ReadProgram_f25591efb29f
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Messages\Order',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'id'], [204, 2], 1, false, null],
                    [501, ['customer'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'customer'], [204, 8], 1, false, null],
                    [
                        501,
                        ['state'],
                        [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'state'],
                        [212, 'Kiln\Tests\Golden\Kiln\Messages\State', false, true],
                        1,
                        false,
                        null,
                    ],
                    [501, ['placed'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'placed'], [203, [213, 'DateTimeImmutable']], 2, false, null],
                    [501, ['lines'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'lines'], [205, [210, 1]], 1, false, null],
                    [501, ['coupons'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'coupons'], [205, [204, 2]], 1, false, null],
                    [501, ['fees'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'fees'], [206, 2, [204, 4]], 1, false, null],
                    [501, ['note'], [701, 'Kiln\Tests\Golden\Kiln\Messages\Order', 'note'], [203, [204, 8]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Messages\Line',
                [801, 3],
                [
                    [501, ['sku'], [703, 0], [204, 8], 0, false, null],
                    [501, ['quantity'], [703, 1], [204, 2], 3, false, null],
                    [501, ['gift'], [703, 2], [204, 1], 3, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
