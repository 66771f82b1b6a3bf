<?php

// Writes Kiln\Tests\Golden\Optionals\UserPatch as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Optionals\UserPatch' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_153ec5e5bc45
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Optionals\UserPatch', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Optionals\UserPatch',
                [
                    [403, 'nickname', [601, 'Kiln\Tests\Golden\Optionals\UserPatch', 'nickname'], [114, [101, [102, 8]]], 3],
                    [403, 'age', [601, 'Kiln\Tests\Golden\Optionals\UserPatch', 'age'], [114, [102, 2]], 3],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Optionals\UserPatch', 'tags'], [114, [103, [102, 8]]], 2],
                ],
            ],
        ],
    ];
}
