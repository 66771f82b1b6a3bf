<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel for json_encode().
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write
final class ParcelWriter_1b17ccdf84a6
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Shapes\Parcel $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
        if (isset($object->size)) {
            \array_key_exists('width', $object->size) || throw new Mismatch('width');
            \is_int($object->size['width']) || throw new Mismatch('width');
            \array_key_exists('height', $object->size) || throw new Mismatch('height');
            \is_int($object->size['height']) || throw new Mismatch('height');
            $result['size'] = ['width' => $object->size['width'], 'height' => $object->size['height']];
        }

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
        if (isset($object->receiver)) {
            \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
            \is_string($object->receiver['name']) || throw new Mismatch('name');
            $receiver = ['name' => $object->receiver['name']];
            if (\array_key_exists('street', $object->receiver)) {
                \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
                $receiver['street'] = $object->receiver['street'];
            }
            $others = \array_diff_key($object->receiver, ['name' => true, 'street' => true]);
            try {
                foreach ($others as $key => $item) {
                    $receiver[$key] = $kiln->dynamic($item);
                }
            } catch (\Throwable $thrown) {
                throw $kiln->at($thrown, (string) $key);
            }
            $result['receiver'] = $receiver;
        }

        $position = null;
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $position = [\floatval($object->position[0]), \floatval($object->position[1])];
        }

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
        $result['position'] = $position;

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        17 => ['receiver'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write
final class RootWriter_178d9487b610
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Shapes\Parcel $value PHP checks it where it is used */
        return ParcelWriter_1b17ccdf84a6::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Shapes\Parcel, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=write --native
final class WriteProgram_3dc763bf6429
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Shapes\Parcel',
                [
                    [
                        403,
                        'size',
                        [601, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'size'],
                        [107, [['width', [102, 2], false], ['height', [102, 2], false]], false, false],
                        1,
                    ],
                    [
                        403,
                        'receiver',
                        [601, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'receiver'],
                        [107, [['name', [102, 8], false], ['street', [101, [102, 8]], true]], false, true],
                        1,
                    ],
                    [
                        403,
                        'position',
                        [601, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'position'],
                        [101, [107, [[0, [102, 4], false], [1, [102, 4], false]], true, false]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Shapes\Parcel from decoded data.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=read
final class ParcelReader_4ec89ab2bc17
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Shapes\Parcel
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Shapes\Parcel::class);
        /** @var array{size?: mixed, receiver?: mixed, position?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Shapes\Parcel();
        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$size
        \is_array($data['size'] ?? null) || throw new Mismatch('size');
        \is_int($data['size']['width'] ?? null) || throw new Mismatch('width');
        \is_int($data['size']['height'] ?? null) || throw new Mismatch('height');
        $object->size = ['width' => $data['size']['width'], 'height' => $data['size']['height']];

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$receiver
        \is_array($data['receiver'] ?? null) || throw new Mismatch('receiver');
        \is_string($data['receiver']['name'] ?? null) || throw new Mismatch('name');
        $receiver = ['name' => $data['receiver']['name']];
        if (\array_key_exists('street', $data['receiver'])) {
            \is_string($data['receiver']['street']) || $data['receiver']['street'] === null || throw new Mismatch('street');
            $receiver['street'] = $data['receiver']['street'];
        }
        $receiver += $data['receiver'];
        $object->receiver = $receiver;

        // Kiln\Tests\Golden\Kiln\Shapes\Parcel::$position
        $position = null;
        if (isset($data['position'])) {
            \is_array($data['position']) || throw new Mismatch('position');
            $position0 = $data['position'][0] ?? throw new Mismatch('position0');
            \is_float($position0) || \is_int($position0) || throw new Mismatch('position0');
            $position1 = $data['position'][1] ?? throw new Mismatch('position1');
            \is_float($position1) || \is_int($position1) || throw new Mismatch('position1');
            $position = [\floatval($position0), \floatval($position1)];
        }
        $object->position = $position;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Shapes\Parcel from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=read
final class RootReader_554f94d2a567
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ParcelReader_4ec89ab2bc17::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Shapes\Parcel, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Shapes\Parcel' --direction=read --native
final class ReadProgram_8d9904198a81
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Shapes\Parcel',
                [801, 0],
                [
                    [
                        501,
                        ['size'],
                        [701, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'size'],
                        [209, [['width', [204, 2], false], ['height', [204, 2], false]], false, false, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['receiver'],
                        [701, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'receiver'],
                        [209, [['name', [204, 8], false], ['street', [203, [204, 8]], true]], false, true, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['position'],
                        [701, 'Kiln\Tests\Golden\Kiln\Shapes\Parcel', 'position'],
                        [203, [209, [[0, [204, 4], false], [1, [204, 4], false]], true, false, false]],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
