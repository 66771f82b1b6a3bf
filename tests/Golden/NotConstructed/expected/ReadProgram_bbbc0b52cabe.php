<?php

// Reads Kiln\Tests\Golden\NotConstructed\Ticket from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\NotConstructed\Ticket' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_bbbc0b52cabe
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\NotConstructed\Ticket',
                [802],
                [
                    [501, ['code'], [701, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'code'], [204, 8], 0, false, null],
                    [501, ['uses'], [701, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'uses'], [204, 2], 1, false, null],
                    [501, ['holder'], [701, 'Kiln\Tests\Golden\NotConstructed\Ticket', 'holder'], [204, 8], 0, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
