<?php

// Reads Kiln\Tests\Golden\InheritedPrivate\Customer from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\InheritedPrivate\Customer' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_9fef9b2e83c2
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\InheritedPrivate\Customer',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\InheritedPrivate\Entity', 'id'], [204, 2], 1, false, null],
                    [501, ['log'], [701, 'Kiln\Tests\Golden\InheritedPrivate\Entity', 'log'], [205, [204, 8]], 1, false, null],
                    [501, ['name'], [701, 'Kiln\Tests\Golden\InheritedPrivate\Customer', 'name'], [204, 8], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
