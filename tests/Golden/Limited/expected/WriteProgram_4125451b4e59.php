<?php

// Writes Kiln\Tests\Golden\Limited\Person as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Limited\Person' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_4125451b4e59
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Limited\Person', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Limited\Person',
                [
                    [403, 'name', [601, 'Kiln\Tests\Golden\Limited\Person', 'name'], [102, 8], 0],
                    [403, 'friend', [601, 'Kiln\Tests\Golden\Limited\Person', 'friend'], [101, [108, 1, 'Kiln\Tests\Golden\Limited\Person', true]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Limited\Person', [[403, 'name', [601, 'Kiln\Tests\Golden\Limited\Person', 'name'], [102, 8], 0]]],
        ],
    ];
}
