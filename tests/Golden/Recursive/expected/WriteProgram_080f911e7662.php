<?php

// Writes Kiln\Tests\Golden\Recursive\Category as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Recursive\Category' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_080f911e7662
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Recursive\Category', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Recursive\Category',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Recursive\Category', 'name'], [102, 8], 0],
                    [403, 'parent', [601, 'Kiln\Tests\Golden\Recursive\Category', 'parent'], [101, [108, 0, 'Kiln\Tests\Golden\Recursive\Category', false]], 0],
                    [
                        403,
                        'children',
                        [601, 'Kiln\Tests\Golden\Recursive\Category', 'children'],
                        [103, [108, 0, 'Kiln\Tests\Golden\Recursive\Category', false]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}
