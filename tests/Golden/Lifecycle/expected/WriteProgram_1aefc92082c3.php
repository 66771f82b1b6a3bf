<?php

// Writes Kiln\Tests\Golden\Lifecycle\Basket as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Lifecycle\Basket' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_1aefc92082c3
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Lifecycle\Basket', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Lifecycle\Basket',
                [
                    [401, 'Kiln\Tests\Golden\Lifecycle\Basket', 'countPrices', ['Kiln\Tests\Golden\Lifecycle\Basket::countPrices']],
                    [403, 'prices', [601, 'Kiln\Tests\Golden\Lifecycle\Basket', 'prices'], [103, [102, 2]], 1],
                    [403, 'n', [601, 'Kiln\Tests\Golden\Lifecycle\Basket', 'count'], [102, 2], 1],
                    [403, 'total', [602, 'Kiln\Tests\Golden\Lifecycle\Basket', 'getTotal'], [102, 2], 0],
                    [403, 'cheapest', [602, 'Kiln\Tests\Golden\Lifecycle\Basket', 'minimum'], [101, [102, 2]], 0],
                ],
            ],
        ],
    ];
}
