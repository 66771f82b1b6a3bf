<?php

// Writes Kiln\Tests\Golden\InheritedPrivate\Customer as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_2367c02dc2a0
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\InheritedPrivate\Customer', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\InheritedPrivate\Customer',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\InheritedPrivate\Entity', 'id'], [102, 2], 0],
                    [403, 'log', [601, 'Kiln\Tests\Golden\InheritedPrivate\Entity', 'log'], [103, [102, 8]], 0],
                    [403, 'name', [601, 'Kiln\Tests\Golden\InheritedPrivate\Customer', 'name'], [102, 8], 0],
                ],
            ],
        ],
    ];
}
