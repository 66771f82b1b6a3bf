<?php

// Reads Kiln\Tests\Golden\Named\Component from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_8d929af5efb7
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Named\Component',
                [801, 0],
                [
                    [501, ['version'], [701, 'Kiln\Tests\Golden\Named\Component', 'version'], [204, 8], 0, false, null],
                    [501, ['bom-ref', 'bomRef', 'ref'], [701, 'Kiln\Tests\Golden\Named\Component', 'bomReference'], [204, 8], 0, false, null],
                    [501, ['mime-type'], [701, 'Kiln\Tests\Golden\Named\Component', 'mimeType'], [204, 8], 1, false, null],
                    [501, ['it\'s 100% "odd"'], [701, 'Kiln\Tests\Golden\Named\Component', 'odd'], [203, [204, 8]], 2, false, null],
                    [501, ['größe'], [701, 'Kiln\Tests\Golden\Named\Component', 'größe'], [204, 8], 1, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
