<?php

// Reads Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product> from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Generics\Page<Kiln\Tests\Golden\Generics\Product>' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_18dd03124aad
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Generics\Page',
                [801, 0],
                [
                    [501, ['items'], [701, 'Kiln\Tests\Golden\Generics\Page', 'items'], [205, [210, 1]], 1, false, null],
                    [501, ['featured'], [701, 'Kiln\Tests\Golden\Generics\Page', 'featured'], [203, [210, 1]], 2, false, null],
                    [501, ['total'], [701, 'Kiln\Tests\Golden\Generics\Page', 'total'], [204, 2], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Generics\Product',
                [801, 0],
                [[501, ['name'], [701, 'Kiln\Tests\Golden\Generics\Product', 'name'], [204, 8], 1, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
