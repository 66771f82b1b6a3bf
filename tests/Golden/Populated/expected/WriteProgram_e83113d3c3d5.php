<?php

// Writes Kiln\Tests\Golden\Populated\Truck as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_e83113d3c3d5
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Populated\Truck', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Populated\Truck',
                [
                    [403, 'plate', [601, 'Kiln\Tests\Golden\Populated\Truck', 'plate'], [102, 8], 0],
                    [403, 'engine', [601, 'Kiln\Tests\Golden\Populated\Truck', 'engine'], [108, 1, 'Kiln\Tests\Golden\Populated\Engine', true], 1],
                    [403, 'spare', [601, 'Kiln\Tests\Golden\Populated\Truck', 'spare'], [101, [108, 1, 'Kiln\Tests\Golden\Populated\Engine', true]], 0],
                    [403, 'history', [601, 'Kiln\Tests\Golden\Populated\Truck', 'history'], [103, [108, 1, 'Kiln\Tests\Golden\Populated\Engine', false]], 0],
                    [404, [601, 'Kiln\Tests\Golden\Populated\Truck', 'auxiliary'], [101, [108, 2, 'Kiln\Tests\Golden\Populated\Engine', false]], 0, 'aux_', []],
                ],
            ],
            [
                'Kiln\Tests\Golden\Populated\Engine',
                [
                    [403, 'serial', [601, 'Kiln\Tests\Golden\Populated\Engine', 'serial'], [102, 8], 0],
                    [403, 'power', [601, 'Kiln\Tests\Golden\Populated\Engine', 'power'], [102, 2], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Populated\Engine',
                [
                    [403, 'aux_serial', [601, 'Kiln\Tests\Golden\Populated\Engine', 'serial'], [102, 8], 0],
                    [403, 'aux_power', [601, 'Kiln\Tests\Golden\Populated\Engine', 'power'], [102, 2], 0],
                ],
            ],
        ],
    ];
}
