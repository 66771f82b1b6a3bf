<?php

// Reads Kiln\Tests\Golden\Recursive\Category from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_06c5fa551364
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Recursive\Category',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Recursive\Category', 'name'], [204, 8], 1, false, null],
                    [501, ['parent'], [701, 'Kiln\Tests\Golden\Recursive\Category', 'parent'], [203, [210, 0]], 2, false, null],
                    [501, ['children'], [701, 'Kiln\Tests\Golden\Recursive\Category', 'children'], [205, [210, 0]], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
