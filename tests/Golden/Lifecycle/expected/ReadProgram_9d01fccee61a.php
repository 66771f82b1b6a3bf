<?php

// Reads Kiln\Tests\Golden\Lifecycle\Basket from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_9d01fccee61a
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Lifecycle\Basket',
                [801, 0],
                [
                    [501, ['prices'], [701, 'Kiln\Tests\Golden\Lifecycle\Basket', 'prices'], [205, [204, 2]], 1, false, null],
                    [501, ['n'], [701, 'Kiln\Tests\Golden\Lifecycle\Basket', 'count'], [204, 2], 1, false, null],
                ],
                [['Kiln\Tests\Golden\Lifecycle\Basket', 'sort']],
                null,
                [],
                null,
            ],
        ],
    ];
}
