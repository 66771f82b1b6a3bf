<?php

// Reads Kiln\Tests\Golden\Unions\Message from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Message' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_e257f1d503f4
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Unions\Message',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Unions\Message', 'id'], [204, 10], 0, false, null],
                    [501, ['body'], [701, 'Kiln\Tests\Golden\Unions\Message', 'body'], [214, [[[306, ['url']], [210, 1]], [[305], [210, 2]]]], 0, false, null],
                    [501, ['references'], [701, 'Kiln\Tests\Golden\Unions\Message', 'references'], [205, [204, 10]], 1, false, null],
                    [
                        501,
                        ['attachment'],
                        [701, 'Kiln\Tests\Golden\Unions\Message', 'attachment'],
                        [203, [214, [[[304], [205, [204, 8]]], [[305], [210, 1]]]]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['sent'],
                        [701, 'Kiln\Tests\Golden\Unions\Message', 'sent'],
                        [203, [214, [[[302, 8], [213, 'DateTimeImmutable']], [[302, 2], [204, 2]]]]],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Unions\Picture',
                [801, 0],
                [
                    [501, ['url'], [701, 'Kiln\Tests\Golden\Unions\Picture', 'url'], [204, 8], 0, false, null],
                    [501, ['width'], [701, 'Kiln\Tests\Golden\Unions\Picture', 'width'], [203, [204, 2]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Unions\Text',
                [801, 0],
                [[501, ['text'], [701, 'Kiln\Tests\Golden\Unions\Text', 'text'], [204, 8], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
