<?php

// Writes Kiln\Tests\Golden\Converted\Bill as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_c1fa4f2c8629
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Converted\Bill', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Converted\Bill',
                [
                    [
                        403,
                        'total',
                        [601, 'Kiln\Tests\Golden\Converted\Bill', 'total'],
                        [118, 'convert', ['Kiln\Tests\Golden\Converted\MoneyConverter', []], [116]],
                        1,
                    ],
                    [
                        403,
                        'tip',
                        [601, 'Kiln\Tests\Golden\Converted\Bill', 'tip'],
                        [101, [118, 'convert', ['Kiln\Tests\Golden\Converted\MoneyConverter', ['digits' => 1]], [116]]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}
