<?php

// Reads Kiln\Tests\Golden\Discriminated\Garage from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_57b6db9fcdea
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Discriminated\Garage',
                [801, 0],
                [
                    [
                        501,
                        ['first'],
                        [701, 'Kiln\Tests\Golden\Discriminated\Garage', 'first'],
                        [203, [211, 'kind', ['car' => [210, 1], 'bike' => [210, 2]]]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['others'],
                        [701, 'Kiln\Tests\Golden\Discriminated\Garage', 'others'],
                        [205, [211, 'kind', ['car' => [210, 1], 'bike' => [210, 2]]]],
                        1,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Discriminated\Car',
                [801, 1],
                [[501, ['doors'], [703, 0], [204, 2], 3, false, null]],
                [],
                null,
                [],
                [307, 'kind', ['car']],
            ],
            [
                'Kiln\Tests\Golden\Discriminated\Bike',
                [801, 0],
                [[501, ['bell'], [701, 'Kiln\Tests\Golden\Discriminated\Bike', 'bell'], [204, 1], 1, false, null]],
                [],
                null,
                [],
                [307, 'kind', ['bike']],
            ],
        ],
    ];
}
