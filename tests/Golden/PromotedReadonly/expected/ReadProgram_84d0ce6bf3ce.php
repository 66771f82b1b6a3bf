<?php

// Reads Kiln\Tests\Golden\PromotedReadonly\Address from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_84d0ce6bf3ce
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\PromotedReadonly\Address',
                [801, 4],
                [
                    [501, ['street'], [703, 0], [204, 8], 0, false, null],
                    [501, ['city'], [703, 1], [204, 8], 0, false, null],
                    [501, ['country'], [703, 2], [203, [204, 8]], 2, false, null],
                    [501, ['floor'], [703, 3], [204, 2], 3, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
