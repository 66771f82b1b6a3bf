<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Inlined\Delivery for json_encode().
// Keys: id, *, to_*, *
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=write
final class DeliveryWriter_7a3772149418
{
    /** @return array<mixed>|\stdClass */
    public static function write(\Kiln\Tests\Golden\Kiln\Inlined\Delivery $object, Writing $kiln): array|\stdClass
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$from
        if (isset($object->from)) {
            $result += PlaceWriter_fef4a7bdf98f::write($object->from, $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$to
        if ($object->to !== null) {
            $result += PlaceWriter_a09b18e1f245::write($object->to, $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$others
        $others = \array_diff_key($object->others, ['id' => true, 'street' => true, 'city' => true, 'to_street' => true, 'to_city' => true]);
        foreach ($others as $key => $other) {
            \is_string($other) || throw new Mismatch('other');
            $result[$key] = $other;
        }

        return \array_is_list($result) ? (object) $result : $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\Inlined\Place for json_encode().
// Keys: street, city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Place' --direction=write
final class PlaceWriter_fef4a7bdf98f
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Inlined\Place $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$street
            'street' => $object->street,
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$city
            'city' => $object->city,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Inlined\Place for json_encode().
// Keys: to_street, to_city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Place' --direction=write
final class PlaceWriter_a09b18e1f245
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Inlined\Place $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$street
            'to_street' => $object->street,
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$city
            'to_city' => $object->city,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Inlined\Delivery for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=write
final class RootWriter_fca825bdefaf
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Inlined\Delivery $value PHP checks it where it is used */
        return DeliveryWriter_7a3772149418::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Inlined\Delivery, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=write --native
final class WriteProgram_a4c240f593db
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Delivery',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'id'], [102, 2], 1],
                    [404, [601, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'from'], [108, 1, 'Kiln\Tests\Golden\Kiln\Inlined\Place', false], 1, '', []],
                    [404, [601, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'to'], [101, [108, 2, 'Kiln\Tests\Golden\Kiln\Inlined\Place', false]], 0, 'to_', []],
                    [404, [601, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'others'], [104, [102, 8]], 0, '', ['id', 'street', 'city', 'to_street', 'to_city']],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Place',
                [
                    [403, 'street', [601, 'Kiln\Tests\Golden\Kiln\Inlined\Place', 'street'], [102, 8], 0],
                    [403, 'city', [601, 'Kiln\Tests\Golden\Kiln\Inlined\Place', 'city'], [101, [102, 8]], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Place',
                [
                    [403, 'to_street', [601, 'Kiln\Tests\Golden\Kiln\Inlined\Place', 'street'], [102, 8], 0],
                    [403, 'to_city', [601, 'Kiln\Tests\Golden\Kiln\Inlined\Place', 'city'], [101, [102, 8]], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Inlined\Delivery from decoded data.
// Keys: id, *, to_*, *
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=read
final class DeliveryReader_28d3f940227d
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Inlined\Delivery
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Inlined\Delivery::class);
        /** @var array{id?: int} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Inlined\Delivery();
        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$from
        $object->from = PlaceReader_998212c1c8d1::read($data, $kiln);
        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$to
        $object->to = \array_intersect_key($data, ['to_street' => true, 'to_city' => true]) !== [] ? PlaceReader_fc75bd23a4b7::read($data, $kiln) : null;

        // Kiln\Tests\Golden\Kiln\Inlined\Delivery::$others
        $rest = $kiln->rest($data, ['id' => true, 'street' => true, 'city' => true, 'to_street' => true, 'to_city' => true]);
        foreach ($rest as $other) {
            \is_string($other) || throw new Mismatch('other');
        }
        $object->others = $rest;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Inlined\Place from decoded data.
// Keys: street, city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Place' --direction=read
final class PlaceReader_998212c1c8d1
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Inlined\Place
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Inlined\Place::class);
        /** @var array{street?: string, city?: string|null} $data */

        return new \Kiln\Tests\Golden\Kiln\Inlined\Place(
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$street
            $data['street'] ?? throw new Mismatch('street'),
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$city
            $data['city'] ?? null,
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\Inlined\Place from decoded data.
// Keys: to_street, to_city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Place' --direction=read
final class PlaceReader_fc75bd23a4b7
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Inlined\Place
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Inlined\Place::class);
        /** @var array{to_street?: string, to_city?: string|null} $data */

        return new \Kiln\Tests\Golden\Kiln\Inlined\Place(
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$street
            $data['to_street'] ?? throw new Mismatch('to_street'),
            // Kiln\Tests\Golden\Kiln\Inlined\Place::$city
            $data['to_city'] ?? null,
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\Inlined\Delivery from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=read
final class RootReader_090b17b90d51
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return DeliveryReader_28d3f940227d::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Inlined\Delivery, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Inlined\Delivery' --direction=read --native
final class ReadProgram_dbbf5f42e50f
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Delivery',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'id'], [204, 2], 0, false, null],
                    [502, [701, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'from'], [210, 1], '', ['street', 'city']],
                    [502, [701, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'to'], [203, [210, 2]], 'to_', ['to_street', 'to_city']],
                    [502, [701, 'Kiln\Tests\Golden\Kiln\Inlined\Delivery', 'others'], [206, 2, [204, 8]], '', ['id', 'street', 'city', 'to_street', 'to_city']],
                ],
                [],
                null,
                [''],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Place',
                [801, 2],
                [[501, ['street'], [703, 0], [204, 8], 0, false, null], [501, ['city'], [703, 1], [203, [204, 8]], 2, false, null]],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Inlined\Place',
                [801, 2],
                [[501, ['to_street'], [703, 0], [204, 8], 0, false, null], [501, ['to_city'], [703, 1], [203, [204, 8]], 2, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
