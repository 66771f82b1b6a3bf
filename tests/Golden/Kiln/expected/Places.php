<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Places\Order for json_encode().
// Keys: id, customer, others, receipt, contact
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=write
final class OrderWriter_67e250ecfc61
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Places\Order $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Kiln\Places\Order::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\Kiln\Places\Order::$customer
            'customer' => $object->customer === null
                ? null
                : ($object->customer::class === \Kiln\Tests\Golden\Kiln\Places\Customer::class
                    ? CustomerWriter_01a33d216885::write($object->customer, $kiln->below('customer', ['properties' => ['name']]))
                    : $kiln->below('customer', ['properties' => ['name']])->object($object->customer, \Kiln\Tests\Golden\Kiln\Places\Customer::class)),
        ];

        $belowOthers = $kiln->below('others', ['serializeNull' => false]);
        $others = [];
        $entries = $object->others;
        try {
            foreach ($entries as $other) {
                $others[] = $other::class === \Kiln\Tests\Golden\Kiln\Places\Customer::class
                    ? CustomerWriter_170892a09841::write($other, $belowOthers)
                    : $belowOthers->object($other, \Kiln\Tests\Golden\Kiln\Places\Customer::class);
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($others));
        }

        // Kiln\Tests\Golden\Kiln\Places\Order::$others
        $result['others'] = $others;

        // Kiln\Tests\Golden\Kiln\Places\Order::$receipt
        if ($kiln->wants($object, \Kiln\Tests\Golden\Kiln\Places\Order::class, 'isPaid', true)) {
            $result['receipt'] = $object->receipt;
        }

        // Kiln\Tests\Golden\Kiln\Places\Order::$contact
        if ($kiln->wants($object, null, 'object.id > 0', false)) {
            $result['contact'] = $object->contact === null
                ? null
                : ($object->contact::class === \Kiln\Tests\Golden\Kiln\Places\Customer::class
                    ? CustomerWriter_7ea743ec2c88::write($object->contact, $kiln->below('contact', ['properties' => ['phone']]))
                    : $kiln->below('contact', ['properties' => ['phone']])->object($object->contact, \Kiln\Tests\Golden\Kiln\Places\Customer::class));
        }

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        9 => ['customer'],
        16 => ['others'],
        33 => ['receipt'],
        38 => ['contact'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Places\Customer for json_encode().
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Customer' --direction=write
final class CustomerWriter_01a33d216885
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Places\Customer $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Places\Customer::$name
            'name' => $object->name,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Places\Customer for json_encode().
// Keys: name, phone
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Customer' --direction=write
final class CustomerWriter_170892a09841
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Places\Customer $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Kiln\Places\Customer::$name
            'name' => $object->name,
        ];

        // Kiln\Tests\Golden\Kiln\Places\Customer::$phone
        if ($object->phone !== null) {
            $result['phone'] = $object->phone;
        }

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Places\Customer for json_encode().
// Keys: phone
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Customer' --direction=write
final class CustomerWriter_7ea743ec2c88
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Places\Customer $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Places\Customer::$phone
            'phone' => $object->phone,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Places\Order for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=write
final class RootWriter_98cad8d49b1d
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Places\Order $value PHP checks it where it is used */
        return OrderWriter_67e250ecfc61::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Places\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=write --native
final class WriteProgram_e1a3f21d0ac3
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Places\Order', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Places\Order',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Places\Order', 'id'], [102, 2], 0],
                    [
                        405,
                        'below',
                        ['customer', ['properties' => ['name']]],
                        false,
                        [
                            403,
                            'customer',
                            [601, 'Kiln\Tests\Golden\Kiln\Places\Order', 'customer'],
                            [101, [108, 1, 'Kiln\Tests\Golden\Kiln\Places\Customer', false]],
                            0,
                        ],
                    ],
                    [
                        405,
                        'below',
                        ['others', ['serializeNull' => false]],
                        false,
                        [403, 'others', [601, 'Kiln\Tests\Golden\Kiln\Places\Order', 'others'], [103, [108, 2, 'Kiln\Tests\Golden\Kiln\Places\Customer', false]], 0],
                    ],
                    [
                        406,
                        'wants',
                        ['Kiln\Tests\Golden\Kiln\Places\Order', 'isPaid', true],
                        [403, 'receipt', [601, 'Kiln\Tests\Golden\Kiln\Places\Order', 'receipt'], [101, [102, 8]], 0],
                    ],
                    [
                        406,
                        'wants',
                        [null, 'object.id > 0', false],
                        [
                            405,
                            'below',
                            ['contact', ['properties' => ['phone']]],
                            false,
                            [
                                403,
                                'contact',
                                [601, 'Kiln\Tests\Golden\Kiln\Places\Order', 'contact'],
                                [101, [108, 3, 'Kiln\Tests\Golden\Kiln\Places\Customer', false]],
                                0,
                            ],
                        ],
                    ],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Places\Customer', [[403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'name'], [102, 8], 0]]],
            [
                'Kiln\Tests\Golden\Kiln\Places\Customer',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'name'], [102, 8], 0],
                    [403, 'phone', [601, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'phone'], [101, [102, 8]], 4],
                ],
            ],
            ['Kiln\Tests\Golden\Kiln\Places\Customer', [[403, 'phone', [601, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'phone'], [101, [102, 8]], 0]]],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Places\Order from decoded data.
// Keys: id, customer, others, receipt, contact
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=read
final class OrderReader_4cda9405e180
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Places\Order
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Places\Order::class);
        /** @var array{id?: int, customer?: mixed, others?: mixed, receipt?: string|null, contact?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Places\Order();
        // Kiln\Tests\Golden\Kiln\Places\Order::$id
        if (\array_key_exists('id', $data)) {
            $object->id = $data['id'];
        }

        // Kiln\Tests\Golden\Kiln\Places\Order::$customer
        $object->customer = isset($data['customer']) ? CustomerReader_3473748629c6::read($data['customer'], $kiln->below('customer', ['properties' => ['name']])) : null;

        // Kiln\Tests\Golden\Kiln\Places\Order::$others
        if (\array_key_exists('others', $data)) {
            $belowOthers = $kiln->below('others', ['serializeNull' => false]);
            $object->others = CustomerListReader_a6cf116313d4::read($data['others'], $belowOthers);
        }

        // Kiln\Tests\Golden\Kiln\Places\Order::$receipt
        $object->receipt = $data['receipt'] ?? null;
        // Kiln\Tests\Golden\Kiln\Places\Order::$contact
        $object->contact = isset($data['contact']) ? CustomerReader_47d7f0ecbf9e::read($data['contact'], $kiln->below('contact', ['properties' => ['phone']])) : null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Places\Customer from decoded data.
// Keys: name
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Customer' --direction=read
final class CustomerReader_3473748629c6
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Places\Customer
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Places\Customer::class);
        /** @var array{name?: string} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Places\Customer();
        // Kiln\Tests\Golden\Kiln\Places\Customer::$name
        if (\array_key_exists('name', $data)) {
            $object->name = $data['name'];
        }

        return $object;
    }
}

// Reads lists of Kiln\Tests\Golden\Kiln\Places\Customer from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Places\Customer>' --direction=read
final class CustomerListReader_a6cf116313d4
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Places\Customer> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Places\Customer>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Places\Customer::class);
            /** @var array{name?: string, phone?: string|null} $data */

            $object = new \Kiln\Tests\Golden\Kiln\Places\Customer();
            // Kiln\Tests\Golden\Kiln\Places\Customer::$name
            if (\array_key_exists('name', $data)) {
                $object->name = $data['name'];
            }

            // Kiln\Tests\Golden\Kiln\Places\Customer::$phone
            $object->phone = $data['phone'] ?? null;
            $objects[] = $object;
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Places\Customer from decoded data.
// Keys: phone
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Customer' --direction=read
final class CustomerReader_47d7f0ecbf9e
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Places\Customer
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Places\Customer::class);
        /** @var array{phone?: string|null} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Places\Customer();
        // Kiln\Tests\Golden\Kiln\Places\Customer::$phone
        $object->phone = $data['phone'] ?? null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Places\Order from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=read
final class RootReader_bace64862b2c
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['others'];

    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return OrderReader_4cda9405e180::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Places\Order, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Places\Order' --direction=read --native
final class ReadProgram_1555491895ab
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Places\Order',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Places\Order', 'id'], [204, 2], 1, false, null],
                    [501, ['customer'], [701, 'Kiln\Tests\Golden\Kiln\Places\Order', 'customer'], [203, [210, 1]], 2, false, null],
                    [501, ['others'], [701, 'Kiln\Tests\Golden\Kiln\Places\Order', 'others'], [205, [210, 2]], 1, false, null],
                    [501, ['receipt'], [701, 'Kiln\Tests\Golden\Kiln\Places\Order', 'receipt'], [203, [204, 8]], 2, false, null],
                    [501, ['contact'], [701, 'Kiln\Tests\Golden\Kiln\Places\Order', 'contact'], [203, [210, 3]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Places\Customer',
                [801, 0],
                [[501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'name'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Places\Customer',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'name'], [204, 8], 1, false, null],
                    [501, ['phone'], [701, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'phone'], [203, [204, 8]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Places\Customer',
                [801, 0],
                [[501, ['phone'], [701, 'Kiln\Tests\Golden\Kiln\Places\Customer', 'phone'], [203, [204, 8]], 2, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
