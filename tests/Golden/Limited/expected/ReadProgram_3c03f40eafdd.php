<?php

// Reads Kiln\Tests\Golden\Limited\Person from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_3c03f40eafdd
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Limited\Person',
                [801, 0],
                [
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Limited\Person', 'name'], [204, 8], 1, false, null],
                    [501, ['friend'], [701, 'Kiln\Tests\Golden\Limited\Person', 'friend'], [203, [210, 0]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
