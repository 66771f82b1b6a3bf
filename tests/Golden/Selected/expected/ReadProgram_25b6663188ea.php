<?php

// Reads Kiln\Tests\Golden\Selected\Order from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_25b6663188ea
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Selected\Order',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Selected\Order', 'id'], [204, 2], 0, false, null],
                    [501, ['reference'], [701, 'Kiln\Tests\Golden\Selected\Order', 'reference'], [204, 8], 0, false, null],
                ],
                [],
                ['id', 'reference', 'revision'],
                [],
                null,
            ],
        ],
    ];
}
