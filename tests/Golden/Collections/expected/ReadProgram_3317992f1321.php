<?php

// Reads Kiln\Tests\Golden\Collections\Stock from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_3317992f1321
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Collections\Stock',
                [801, 0],
                [
                    [501, ['tags'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'tags'], [205, [204, 8]], 1, false, null],
                    [501, ['counts'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'counts'], [206, 2, [204, 2]], 1, false, null],
                    [501, ['matrix'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'matrix'], [205, [205, [204, 4]]], 1, false, null],
                    [501, ['items'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'items'], [205, [210, 1]], 1, false, null],
                    [501, ['bySku'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'bySku'], [206, 2, [210, 1]], 1, false, null],
                    [501, ['numbered'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'numbered'], [206, 1, [204, 8]], 1, false, null],
                    [501, ['remarks'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'remarks'], [203, [205, [204, 8]]], 2, false, null],
                    [501, ['stream'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'stream'], [205, [210, 1]], 1, false, null],
                    [
                        501,
                        ['totals'],
                        [701, 'Kiln\Tests\Golden\Collections\Stock', 'totals'],
                        [216, 'arrayObject', ['ArrayObject'], [206, 2, [204, 2]]],
                        0,
                        false,
                        null,
                    ],
                    [501, ['anything'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'anything'], [205, [201]], 1, false, null],
                    [501, ['meta'], [701, 'Kiln\Tests\Golden\Collections\Stock', 'meta'], [203, [208]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Collections\Item',
                [801, 0],
                [[501, ['sku'], [701, 'Kiln\Tests\Golden\Collections\Item', 'sku'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
