<?php

// Writes Kiln\Tests\Golden\Defaults\Settings as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_312bb32c764f
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Defaults\Settings', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Defaults\Settings',
                [
                    [403, 'theme', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'theme'], [102, 8], 0],
                    [403, 'width', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'width'], [101, [102, 2]], 1],
                    [403, 'height', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'height'], [101, [102, 2]], 0],
                    [403, 'font', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'font'], [101, [102, 8]], 0],
                    [403, 'size', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'size'], [102, 2], 0],
                    [403, 'zoom', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'zoom'], [101, [102, 4]], 0],
                    [403, 'extra', [601, 'Kiln\Tests\Golden\Defaults\Settings', 'extra'], [116], 1],
                ],
            ],
        ],
    ];
}
