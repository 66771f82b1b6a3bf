<?php

// Reads Kiln\Tests\Golden\Populated\Truck from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_574be673c3b8
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Populated\Truck',
                [801, 0],
                [
                    [501, ['plate'], [701, 'Kiln\Tests\Golden\Populated\Truck', 'plate'], [204, 8], 1, false, null],
                    [501, ['engine'], [701, 'Kiln\Tests\Golden\Populated\Truck', 'engine'], [210, 1], 0, false, null],
                    [501, ['spare'], [701, 'Kiln\Tests\Golden\Populated\Truck', 'spare'], [203, [210, 1]], 2, false, null],
                    [501, ['history'], [701, 'Kiln\Tests\Golden\Populated\Truck', 'history'], [205, [210, 1]], 1, false, null],
                    [502, [701, 'Kiln\Tests\Golden\Populated\Truck', 'auxiliary'], [203, [210, 2]], 'aux_', ['aux_serial', 'aux_power']],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Populated\Engine',
                [801, 2],
                [[501, ['serial'], [703, 0], [204, 8], 0, false, null], [501, ['power'], [703, 1], [204, 2], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Populated\Engine',
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
