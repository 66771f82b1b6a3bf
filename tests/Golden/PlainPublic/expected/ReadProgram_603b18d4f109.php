<?php

// Reads Kiln\Tests\Golden\PlainPublic\Product from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_603b18d4f109
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\PlainPublic\Product',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\PlainPublic\Product', 'id'], [204, 2], 0, false, null],
                    [501, ['name'], [701, 'Kiln\Tests\Golden\PlainPublic\Product', 'name'], [204, 8], 0, false, null],
                    [501, ['price'], [701, 'Kiln\Tests\Golden\PlainPublic\Product', 'price'], [204, 4], 0, false, null],
                    [501, ['active'], [701, 'Kiln\Tests\Golden\PlainPublic\Product', 'active'], [204, 1], 0, false, null],
                    [501, ['note'], [701, 'Kiln\Tests\Golden\PlainPublic\Product', 'note'], [203, [204, 8]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
