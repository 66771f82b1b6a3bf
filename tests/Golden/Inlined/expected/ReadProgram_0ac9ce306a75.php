<?php

// Reads Kiln\Tests\Golden\Inlined\Delivery from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_0ac9ce306a75
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Inlined\Delivery',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Inlined\Delivery', 'id'], [204, 2], 0, false, null],
                    [502, [701, 'Kiln\Tests\Golden\Inlined\Delivery', 'from'], [210, 1], '', ['street', 'city']],
                    [502, [701, 'Kiln\Tests\Golden\Inlined\Delivery', 'to'], [203, [210, 2]], 'to_', ['to_street', 'to_city']],
                    [502, [701, 'Kiln\Tests\Golden\Inlined\Delivery', 'others'], [206, 2, [204, 8]], '', ['id', 'street', 'city', 'to_street', 'to_city']],
                ],
                [],
                null,
                [''],
                null,
            ],
            [
                'Kiln\Tests\Golden\Inlined\Place',
                [801, 2],
                [[501, ['street'], [703, 0], [204, 8], 0, false, null], [501, ['city'], [703, 1], [203, [204, 8]], 2, false, null]],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Inlined\Place',
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
