<?php

// Writes Kiln\Tests\Golden\Unions\Message as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_b3426d14e692
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Unions\Message', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Unions\Message',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Unions\Message', 'id'], [102, 10], 1],
                    [
                        403,
                        'body',
                        [601, 'Kiln\Tests\Golden\Unions\Message', 'body'],
                        [
                            113,
                            [
                                [[303, 'Kiln\Tests\Golden\Unions\Picture'], [108, 1, 'Kiln\Tests\Golden\Unions\Picture', true]],
                                [[301], [108, 2, 'Kiln\Tests\Golden\Unions\Text', true]],
                            ],
                        ],
                        1,
                    ],
                    [403, 'references', [601, 'Kiln\Tests\Golden\Unions\Message', 'references'], [103, [102, 10]], 0],
                    [
                        403,
                        'attachment',
                        [601, 'Kiln\Tests\Golden\Unions\Message', 'attachment'],
                        [101, [113, [[[303, 'Kiln\Tests\Golden\Unions\Picture'], [108, 1, 'Kiln\Tests\Golden\Unions\Picture', true]], [[305], [103, [102, 8]]]]]],
                        0,
                    ],
                    [
                        403,
                        'sent',
                        [601, 'Kiln\Tests\Golden\Unions\Message', 'sent'],
                        [101, [113, [[[302, 2], [102, 2]], [[301], [111, 'DateTimeImmutable']]]]],
                        0,
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Unions\Picture',
                [
                    [403, 'url', [601, 'Kiln\Tests\Golden\Unions\Picture', 'url'], [102, 8], 1],
                    [403, 'width', [601, 'Kiln\Tests\Golden\Unions\Picture', 'width'], [101, [102, 2]], 0],
                ],
            ],
            ['Kiln\Tests\Golden\Unions\Text', [[403, 'text', [601, 'Kiln\Tests\Golden\Unions\Text', 'text'], [102, 8], 1]]],
        ],
    ];
}
