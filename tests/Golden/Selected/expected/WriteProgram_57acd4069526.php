<?php

// Writes Kiln\Tests\Golden\Selected\Order as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_57acd4069526
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Selected\Order', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Selected\Order',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Selected\Order', 'id'], [102, 2], 1],
                    [403, 'reference', [601, 'Kiln\Tests\Golden\Selected\Order', 'reference'], [102, 8], 1],
                    [403, 'revision', [601, 'Kiln\Tests\Golden\Selected\Order', 'revision'], [102, 2], 0],
                ],
            ],
        ],
    ];
}
