<?php

// Writes Kiln\Tests\Golden\Inlined\Delivery as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_d5c802cae742
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Inlined\Delivery', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Inlined\Delivery',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Inlined\Delivery', 'id'], [102, 2], 1],
                    [404, [601, 'Kiln\Tests\Golden\Inlined\Delivery', 'from'], [108, 1, 'Kiln\Tests\Golden\Inlined\Place', false], 1, '', []],
                    [404, [601, 'Kiln\Tests\Golden\Inlined\Delivery', 'to'], [101, [108, 2, 'Kiln\Tests\Golden\Inlined\Place', false]], 0, 'to_', []],
                    [404, [601, 'Kiln\Tests\Golden\Inlined\Delivery', 'others'], [104, [102, 8]], 0, '', ['id', 'street', 'city', 'to_street', 'to_city']],
                ],
            ],
            [
                'Kiln\Tests\Golden\Inlined\Place',
                [
                    [403, 'street', [601, 'Kiln\Tests\Golden\Inlined\Place', 'street'], [102, 8], 0],
                    [403, 'city', [601, 'Kiln\Tests\Golden\Inlined\Place', 'city'], [101, [102, 8]], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Inlined\Place',
                [
                    [403, 'to_street', [601, 'Kiln\Tests\Golden\Inlined\Place', 'street'], [102, 8], 0],
                    [403, 'to_city', [601, 'Kiln\Tests\Golden\Inlined\Place', 'city'], [101, [102, 8]], 0],
                ],
            ],
        ],
    ];
}
