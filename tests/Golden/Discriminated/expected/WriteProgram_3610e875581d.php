<?php

// Writes Kiln\Tests\Golden\Discriminated\Garage as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_3610e875581d
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Discriminated\Garage', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Discriminated\Garage',
                [
                    [
                        403,
                        'first',
                        [601, 'Kiln\Tests\Golden\Discriminated\Garage', 'first'],
                        [
                            101,
                            [109, 'Kiln\Tests\Golden\Discriminated\Vehicle', ['Kiln\Tests\Golden\Discriminated\Car' => 1, 'Kiln\Tests\Golden\Discriminated\Bike' => 2]],
                        ],
                        0,
                    ],
                    [
                        403,
                        'others',
                        [601, 'Kiln\Tests\Golden\Discriminated\Garage', 'others'],
                        [
                            103,
                            [109, 'Kiln\Tests\Golden\Discriminated\Vehicle', ['Kiln\Tests\Golden\Discriminated\Car' => 1, 'Kiln\Tests\Golden\Discriminated\Bike' => 2]],
                        ],
                        0,
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Discriminated\Car',
                [[402, 'kind', 'car'], [403, 'doors', [601, 'Kiln\Tests\Golden\Discriminated\Car', 'doors'], [102, 2], 0]],
            ],
            [
                'Kiln\Tests\Golden\Discriminated\Bike',
                [[402, 'kind', 'bike'], [403, 'bell', [601, 'Kiln\Tests\Golden\Discriminated\Bike', 'bell'], [102, 1], 0]],
            ],
        ],
    ];
}
