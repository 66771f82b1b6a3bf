<?php

// Writes Kiln\Tests\Golden\Accessors\Account as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_5e3212e0a5e6
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Accessors\Account', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Accessors\Account',
                [
                    [403, 'owner', [602, 'Kiln\Tests\Golden\Accessors\Account', 'getOwner'], [102, 8], 0],
                    [403, 'cents', [602, 'Kiln\Tests\Golden\Accessors\Account', 'balance'], [102, 2], 0],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Accessors\Account', 'tags'], [103, [102, 8]], 0],
                ],
            ],
        ],
    ];
}
