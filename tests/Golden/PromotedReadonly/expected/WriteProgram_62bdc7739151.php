<?php

// Writes Kiln\Tests\Golden\PromotedReadonly\Address as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_62bdc7739151
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\PromotedReadonly\Address', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\PromotedReadonly\Address',
                [
                    [403, 'street', [601, 'Kiln\Tests\Golden\PromotedReadonly\Address', 'street'], [102, 8], 0],
                    [403, 'city', [601, 'Kiln\Tests\Golden\PromotedReadonly\Address', 'city'], [102, 8], 0],
                    [403, 'country', [601, 'Kiln\Tests\Golden\PromotedReadonly\Address', 'country'], [101, [102, 8]], 0],
                    [403, 'floor', [601, 'Kiln\Tests\Golden\PromotedReadonly\Address', 'floor'], [102, 2], 0],
                ],
            ],
        ],
    ];
}
