<?php

// Reads Kiln\Tests\Golden\Accessors\Account from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_4e7cf99ece5e
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Accessors\Account',
                [801, 0],
                [
                    [501, ['owner'], [702, 'Kiln\Tests\Golden\Accessors\Account', 'rename'], [204, 8], 1, false, null],
                    [501, ['cents'], [701, 'Kiln\Tests\Golden\Accessors\Account', 'cents'], [204, 2], 1, false, null],
                    [501, ['tags'], [702, 'Kiln\Tests\Golden\Accessors\Account', 'setTags'], [205, [204, 8]], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
