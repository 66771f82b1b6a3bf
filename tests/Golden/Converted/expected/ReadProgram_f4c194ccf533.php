<?php

// Reads Kiln\Tests\Golden\Converted\Bill from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_f4c194ccf533
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Converted\Bill',
                [801, 0],
                [
                    [
                        501,
                        ['total'],
                        [701, 'Kiln\Tests\Golden\Converted\Bill', 'total'],
                        [216, 'convert', ['Kiln\Tests\Golden\Converted\MoneyConverter', []], [201]],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['tip'],
                        [701, 'Kiln\Tests\Golden\Converted\Bill', 'tip'],
                        [203, [216, 'convert', ['Kiln\Tests\Golden\Converted\MoneyConverter', ['digits' => 1]], [201]]],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
