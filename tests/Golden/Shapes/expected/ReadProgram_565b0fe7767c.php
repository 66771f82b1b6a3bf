<?php

// Reads Kiln\Tests\Golden\Shapes\Parcel from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_565b0fe7767c
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Shapes\Parcel',
                [801, 0],
                [
                    [
                        501,
                        ['size'],
                        [701, 'Kiln\Tests\Golden\Shapes\Parcel', 'size'],
                        [209, [['width', [204, 2], false], ['height', [204, 2], false]], false, false, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['receiver'],
                        [701, 'Kiln\Tests\Golden\Shapes\Parcel', 'receiver'],
                        [209, [['name', [204, 8], false], ['street', [203, [204, 8]], true]], false, true, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['position'],
                        [701, 'Kiln\Tests\Golden\Shapes\Parcel', 'position'],
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
