<?php

// Reads Kiln\Tests\Golden\Defaults\Settings from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_ba44e48e829c
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Defaults\Settings',
                [801, 0],
                [
                    [501, ['theme'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'theme'], [204, 8], 1, false, null],
                    [501, ['width'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'width'], [203, [204, 2]], 2, false, null],
                    [501, ['height'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'height'], [203, [204, 2]], 2, false, null],
                    [501, ['font'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'font'], [203, [204, 8]], 1, false, null],
                    [501, ['size'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'size'], [204, 2], 1, false, null],
                    [501, ['zoom'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'zoom'], [203, [204, 4]], 2, false, null],
                    [501, ['extra'], [701, 'Kiln\Tests\Golden\Defaults\Settings', 'extra'], [201], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
