<?php

// Reads Kiln\Tests\Golden\Optionals\UserPatch from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_7db75bd8583b
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Optionals\UserPatch',
                [801, 1],
                [
                    [501, ['tags'], [703, 0], [215, [205, [204, 8]]], 4, false, null],
                    [501, ['nickname'], [701, 'Kiln\Tests\Golden\Optionals\UserPatch', 'nickname'], [215, [203, [204, 8]]], 4, true, null],
                    [501, ['age'], [701, 'Kiln\Tests\Golden\Optionals\UserPatch', 'age'], [215, [204, 2]], 4, true, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
