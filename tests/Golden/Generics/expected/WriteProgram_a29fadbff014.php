<?php

// Writes Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product> as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product>' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_a29fadbff014
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Generics\Page', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Generics\Page',
                [
                    [403, 'items', [601, 'Kiln\Tests\Golden\Generics\Page', 'items'], [103, [108, 1, 'Kiln\Tests\Golden\Generics\Product', false]], 0],
                    [403, 'featured', [601, 'Kiln\Tests\Golden\Generics\Page', 'featured'], [101, [108, 1, 'Kiln\Tests\Golden\Generics\Product', false]], 0],
                    [403, 'total', [601, 'Kiln\Tests\Golden\Generics\Page', 'total'], [102, 2], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Generics\Product', [[403, 'name', [601, 'Kiln\Tests\Golden\Generics\Product', 'name'], [102, 8], 0]]],
        ],
    ];
}
