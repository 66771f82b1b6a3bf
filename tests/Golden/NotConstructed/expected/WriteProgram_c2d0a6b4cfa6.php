<?php

// Writes Kiln\Tests\Golden\NotConstructed\Ticket as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_c2d0a6b4cfa6
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\NotConstructed\Ticket', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\NotConstructed\Ticket',
                [
                    [403, 'code', [601, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'code'], [102, 8], 1],
                    [403, 'uses', [601, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'uses'], [102, 2], 0],
                    [403, 'holder', [601, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'holder'], [102, 8], 0],
                ],
            ],
        ],
    ];
}
