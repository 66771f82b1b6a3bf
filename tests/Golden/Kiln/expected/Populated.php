<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Populated\Truck as plain arrays.
// Keys: plate, engine, spare, history, aux_*
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=write
final class TruckArrayWriter_9f9a73d17a23
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Populated\Truck, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Kiln\Populated\Truck, so that it sees what is not public.
TruckArrayWriter_9f9a73d17a23::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Populated\Truck $object, Writing $kiln): array {
        $result = [
            // Kiln\Tests\Golden\Kiln\Populated\Truck::$plate
            'plate' => $object->plate,
        ];

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$engine
        if (isset($object->engine)) {
            $result['engine'] = EngineArrayWriter_39de154b5825::write($object->engine, $kiln);
        }

        $history = [];
        foreach ($object->history as $historyItem) {
            $history[] = EngineArrayWriter_39de154b5825::write($historyItem, $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$spare
        $result['spare'] = $object->spare === null ? null : EngineArrayWriter_39de154b5825::write($object->spare, $kiln);
        // Kiln\Tests\Golden\Kiln\Populated\Truck::$history
        $result['history'] = $history;

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$auxiliary
        if ($object->auxiliary !== null) {
            $result += EngineArrayWriter_59dc463cd698::write($object->auxiliary, $kiln);
        }

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Populated\Truck::class,
);

// Writes Kiln\Tests\Golden\Kiln\Populated\Engine as plain arrays.
// Keys: serial, power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=write
final class EngineArrayWriter_39de154b5825
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Populated\Engine $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
            'serial' => $object->serial,
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
            'power' => $object->power,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Populated\Engine as plain arrays.
// Keys: aux_serial, aux_power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=write
final class EngineArrayWriter_59dc463cd698
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Populated\Engine $object, Writing $kiln): array
    {
        return [
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
            'aux_serial' => $object->serial,
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
            'aux_power' => $object->power,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Populated\Truck as plain arrays.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=write
final class RootArrayWriter_a6a556a8731c
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Populated\Truck $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\Populated\Truck::class
            ? (TruckArrayWriter_9f9a73d17a23::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\Populated\Truck::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Populated\Truck, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=write --native
final class WriteProgram_0b53c0a7ce9d
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Populated\Truck', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Populated\Truck',
                [
                    [403, 'plate', [601, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'plate'], [102, 8], 0],
                    [403, 'engine', [601, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'engine'], [108, 1, 'Kiln\Tests\Golden\Kiln\Populated\Engine', true], 1],
                    [
                        403,
                        'spare',
                        [601, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'spare'],
                        [101, [108, 1, 'Kiln\Tests\Golden\Kiln\Populated\Engine', true]],
                        0,
                    ],
                    [
                        403,
                        'history',
                        [601, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'history'],
                        [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Populated\Engine', false]],
                        0,
                    ],
                    [
                        404,
                        [601, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'auxiliary'],
                        [101, [108, 2, 'Kiln\Tests\Golden\Kiln\Populated\Engine', false]],
                        0,
                        'aux_',
                        [],
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Populated\Engine',
                [
                    [403, 'serial', [601, 'Kiln\Tests\Golden\Kiln\Populated\Engine', 'serial'], [102, 8], 0],
                    [403, 'power', [601, 'Kiln\Tests\Golden\Kiln\Populated\Engine', 'power'], [102, 2], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Populated\Engine',
                [
                    [403, 'aux_serial', [601, 'Kiln\Tests\Golden\Kiln\Populated\Engine', 'serial'], [102, 8], 0],
                    [403, 'aux_power', [601, 'Kiln\Tests\Golden\Kiln\Populated\Engine', 'power'], [102, 2], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Populated\Truck from decoded data.
// Keys: plate, engine, spare, history, aux_*
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=read
final class TruckReader_23bbe1ce27bd
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Populated\Truck, mixed, Reading): \Kiln\Tests\Golden\Kiln\Populated\Truck */
    public static \Closure $populate;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        26 => ['engine'],
        35 => ['spare'],
        46 => ['history'],
        51 => [],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Populated\Truck, so that it sees what is not public.
TruckReader_23bbe1ce27bd::$populate = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Populated\Truck $object, mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Truck {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Truck::class);
        /** @var array{plate?: string, engine?: mixed, spare?: mixed, history?: mixed} $data */

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$plate
        if (\array_key_exists('plate', $data)) {
            $object->plate = $data['plate'];
        }

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$engine
        if (\array_key_exists('engine', $data)) {
            if (isset($object->engine)) {
                (EngineReader_1db9f5530521::$populate)($object->engine, $data['engine'], $kiln);
            } else {
                $object->engine = EngineReader_a3197043e73b::read($data['engine'], $kiln);
            }
        }

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$spare
        if (isset($data['spare'])) {
            if (isset($object->spare)) {
                (EngineReader_1db9f5530521::$populate)($object->spare, $data['spare'], $kiln);
            } else {
                $object->spare = EngineReader_a3197043e73b::read($data['spare'], $kiln);
            }
        } elseif (\array_key_exists('spare', $data)) {
            $object->spare = null;
        }

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$history
        if (\array_key_exists('history', $data)) {
            $object->history = EngineListReader_a3197043e73b::read($data['history'], $kiln);
        }

        // Kiln\Tests\Golden\Kiln\Populated\Truck::$auxiliary
        if (\array_intersect_key($data, ['aux_serial' => true, 'aux_power' => true]) !== []) {
            if (isset($object->auxiliary)) {
                (EngineReader_cdf8c3d25f69::$populate)($object->auxiliary, $data, $kiln);
            } else {
                $object->auxiliary = EngineReader_e61e51ca9954::read($data, $kiln);
            }
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Populated\Truck::class,
);

// Reads Kiln\Tests\Golden\Kiln\Populated\Engine from decoded data.
// Keys: serial, power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=read
final class EngineReader_a3197043e73b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Engine
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Engine::class);
        /** @var array{serial?: string, power?: int} $data */

        return new \Kiln\Tests\Golden\Kiln\Populated\Engine(
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
            $data['serial'] ?? throw new Mismatch('serial'),
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
            $data['power'] ?? throw new Mismatch('power'),
        );
    }
}

// Reads lists of Kiln\Tests\Golden\Kiln\Populated\Engine from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Populated\Engine>' --direction=read
final class EngineListReader_a3197043e73b
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Populated\Engine> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Populated\Engine>');
        $objects = [];
        try {
            foreach ($list as $data) {
                \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Engine::class);
                /** @var array{serial?: string, power?: int} $data */

                $objects[] = new \Kiln\Tests\Golden\Kiln\Populated\Engine(
                    // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
                    $data['serial'] ?? throw new Mismatch('serial'),
                    // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
                    $data['power'] ?? throw new Mismatch('power'),
                );
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($objects));
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Populated\Engine from decoded data.
// Keys: serial, power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=read
final class EngineReader_1db9f5530521
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Populated\Engine, mixed, Reading): \Kiln\Tests\Golden\Kiln\Populated\Engine */
    public static \Closure $populate;
}

// Bound to Kiln\Tests\Golden\Kiln\Populated\Engine, so that it sees what is not public.
EngineReader_1db9f5530521::$populate = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Populated\Engine $object, mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Engine {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Engine::class);
        /** @var array{serial?: string, power?: int} $data */

        // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
        \array_key_exists('serial', $data) && throw new Mismatch('serial');

        // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
        if (\array_key_exists('power', $data)) {
            $object->power = $data['power'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Populated\Engine::class,
);

// Reads Kiln\Tests\Golden\Kiln\Populated\Engine from decoded data.
// Keys: aux_serial, aux_power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=read
final class EngineReader_e61e51ca9954
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Engine
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Engine::class);
        /** @var array{aux_serial?: string, aux_power?: int} $data */

        return new \Kiln\Tests\Golden\Kiln\Populated\Engine(
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
            $data['aux_serial'] ?? throw new Mismatch('aux_serial'),
            // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
            $data['aux_power'] ?? throw new Mismatch('aux_power'),
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\Populated\Engine from decoded data.
// Keys: aux_serial, aux_power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Engine' --direction=read
final class EngineReader_cdf8c3d25f69
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Populated\Engine, mixed, Reading): \Kiln\Tests\Golden\Kiln\Populated\Engine */
    public static \Closure $populate;
}

// Bound to Kiln\Tests\Golden\Kiln\Populated\Engine, so that it sees what is not public.
EngineReader_cdf8c3d25f69::$populate = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Populated\Engine $object, mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Engine {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Populated\Engine::class);
        /** @var array{aux_serial?: string, aux_power?: int} $data */

        // Kiln\Tests\Golden\Kiln\Populated\Engine::$serial
        \array_key_exists('aux_serial', $data) && throw new Mismatch('aux_serial');

        // Kiln\Tests\Golden\Kiln\Populated\Engine::$power
        if (\array_key_exists('aux_power', $data)) {
            $object->power = $data['aux_power'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Populated\Engine::class,
);

// Reads Kiln\Tests\Golden\Kiln\Populated\Truck from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=read
final class RootReader_c79c67ccccdf
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function populate(\Kiln\Tests\Golden\Kiln\Populated\Truck $object, mixed $value, Reading $kiln): \Kiln\Tests\Golden\Kiln\Populated\Truck
    {
        return (TruckReader_23bbe1ce27bd::$populate)($object, $value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Populated\Truck, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Populated\Truck' --direction=read --native
final class ReadProgram_94c38b1c56c0
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Populated\Truck',
                [801, 0],
                [
                    [501, ['plate'], [701, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'plate'], [204, 8], 1, false, null],
                    [501, ['engine'], [701, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'engine'], [210, 1], 0, false, null],
                    [501, ['spare'], [701, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'spare'], [203, [210, 1]], 2, false, null],
                    [501, ['history'], [701, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'history'], [205, [210, 1]], 1, false, null],
                    [502, [701, 'Kiln\Tests\Golden\Kiln\Populated\Truck', 'auxiliary'], [203, [210, 2]], 'aux_', ['aux_serial', 'aux_power']],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Populated\Engine',
                [801, 2],
                [[501, ['serial'], [703, 0], [204, 8], 0, false, null], [501, ['power'], [703, 1], [204, 2], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Populated\Engine',
                [801, 2],
                [[501, ['aux_serial'], [703, 0], [204, 8], 0, false, null], [501, ['aux_power'], [703, 1], [204, 2], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
