<?php

// Writes Kiln\Tests\Golden\Shapes\Parcel as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_83a9cb43466f
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Shapes\Parcel', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Shapes\Parcel',
                [
                    [
                        403,
                        'size',
                        [601, 'Kiln\Tests\Golden\Shapes\Parcel', 'size'],
                        [107, [['width', [102, 2], false], ['height', [102, 2], false]], false, false],
                        1,
                    ],
                    [
                        403,
                        'receiver',
                        [601, 'Kiln\Tests\Golden\Shapes\Parcel', 'receiver'],
                        [107, [['name', [102, 8], false], ['street', [101, [102, 8]], true]], false, true],
                        1,
                    ],
                    [
                        403,
                        'position',
                        [601, 'Kiln\Tests\Golden\Shapes\Parcel', 'position'],
                        [101, [107, [[0, [102, 4], false], [1, [102, 4], false]], true, false]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}
