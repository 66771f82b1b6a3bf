<?php

// Writes Kiln\Tests\Golden\Named\Component as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Named\Component' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_feb8ad409108
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Named\Component', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Named\Component',
                [
                    [403, 'version', [601, 'Kiln\Tests\Golden\Named\Component', 'version'], [102, 8], 1],
                    [403, 'bom-ref', [601, 'Kiln\Tests\Golden\Named\Component', 'bomReference'], [102, 8], 1],
                    [403, 'mime-type', [601, 'Kiln\Tests\Golden\Named\Component', 'mimeType'], [102, 8], 0],
                    [403, 'it\'s 100% "odd"', [601, 'Kiln\Tests\Golden\Named\Component', 'odd'], [101, [102, 8]], 0],
                    [403, 'größe', [601, 'Kiln\Tests\Golden\Named\Component', 'größe'], [102, 8], 0],
                ],
            ],
        ],
    ];
}
