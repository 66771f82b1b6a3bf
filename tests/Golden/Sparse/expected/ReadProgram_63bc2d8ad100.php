<?php

// Reads Kiln\Tests\Golden\Sparse\Profile from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_63bc2d8ad100
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Sparse\Profile',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Sparse\Profile', 'name'], [203, [204, 8]], 2, false, null],
                    [501, ['bio'], [701, 'Kiln\Tests\Golden\Sparse\Profile', 'bio'], [204, 8], 1, false, null],
                    [501, ['links'], [701, 'Kiln\Tests\Golden\Sparse\Profile', 'links'], [205, [204, 8]], 1, false, null],
                    [501, ['friend'], [701, 'Kiln\Tests\Golden\Sparse\Profile', 'friend'], [203, [210, 0]], 2, false, null],
                    [501, ['visits'], [701, 'Kiln\Tests\Golden\Sparse\Profile', 'visits'], [204, 2], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
