<?php

// Writes Kiln\Tests\Golden\Sparse\Profile as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Sparse\Profile' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_2fb78c9e10e0
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Sparse\Profile', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Sparse\Profile',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Sparse\Profile', 'name'], [101, [102, 8]], 4],
                    [403, 'bio', [601, 'Kiln\Tests\Golden\Sparse\Profile', 'bio'], [102, 8], 8],
                    [403, 'links', [601, 'Kiln\Tests\Golden\Sparse\Profile', 'links'], [103, [102, 8]], 8],
                    [403, 'friend', [601, 'Kiln\Tests\Golden\Sparse\Profile', 'friend'], [101, [108, 0, 'Kiln\Tests\Golden\Sparse\Profile', true]], 8],
                    [403, 'visits', [601, 'Kiln\Tests\Golden\Sparse\Profile', 'visits'], [102, 2], 0],
                ],
            ],
        ],
    ];
}
