<?php

// Writes Kiln\Tests\Golden\PlainPublic\Product as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PlainPublic\Product' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_1c70360e3c56
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\PlainPublic\Product', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\PlainPublic\Product',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\PlainPublic\Product', 'id'], [102, 2], 1],
                    [403, 'name', [601, 'Kiln\Tests\Golden\PlainPublic\Product', 'name'], [102, 8], 1],
                    [403, 'price', [601, 'Kiln\Tests\Golden\PlainPublic\Product', 'price'], [102, 4], 1],
                    [403, 'active', [601, 'Kiln\Tests\Golden\PlainPublic\Product', 'active'], [102, 1], 1],
                    [403, 'note', [601, 'Kiln\Tests\Golden\PlainPublic\Product', 'note'], [101, [102, 8]], 1],
                ],
            ],
        ],
    ];
}
