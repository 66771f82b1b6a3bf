<?php

// Writes Kiln\Tests\Golden\Collections\Stock as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Stock' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_75c9d7fcb711
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Collections\Stock', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Collections\Stock',
                [
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Collections\Stock', 'tags'], [103, [102, 8]], 0],
                    [403, 'counts', [601, 'Kiln\Tests\Golden\Collections\Stock', 'counts'], [104, [102, 2]], 0],
                    [403, 'matrix', [601, 'Kiln\Tests\Golden\Collections\Stock', 'matrix'], [103, [103, [102, 4]]], 0],
                    [403, 'items', [601, 'Kiln\Tests\Golden\Collections\Stock', 'items'], [103, [108, 1, 'Kiln\Tests\Golden\Collections\Item', false]], 0],
                    [403, 'bySku', [601, 'Kiln\Tests\Golden\Collections\Stock', 'bySku'], [104, [108, 1, 'Kiln\Tests\Golden\Collections\Item', false]], 0],
                    [403, 'numbered', [601, 'Kiln\Tests\Golden\Collections\Stock', 'numbered'], [104, [102, 8]], 0],
                    [403, 'remarks', [601, 'Kiln\Tests\Golden\Collections\Stock', 'remarks'], [101, [103, [102, 8]]], 0],
                    [
                        403,
                        'stream',
                        [601, 'Kiln\Tests\Golden\Collections\Stock', 'stream'],
                        [118, 'iterable', [false], [103, [108, 1, 'Kiln\Tests\Golden\Collections\Item', false]]],
                        0,
                    ],
                    [403, 'totals', [601, 'Kiln\Tests\Golden\Collections\Stock', 'totals'], [118, 'arrayObject', [], [104, [102, 2]]], 1],
                    [403, 'anything', [601, 'Kiln\Tests\Golden\Collections\Stock', 'anything'], [103, [116]], 0],
                    [403, 'meta', [601, 'Kiln\Tests\Golden\Collections\Stock', 'meta'], [101, [106, [116]]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Collections\Item', [[403, 'sku', [601, 'Kiln\Tests\Golden\Collections\Item', 'sku'], [102, 8], 0]]],
        ],
    ];
}
