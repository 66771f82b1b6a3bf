<?php

// Reads Kiln\Tests\Golden\EnumsAndDates\Task from JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=read --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class ReadProgram_7ed90cb0d270
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\EnumsAndDates\Task',
                [801, 0],
                [
                    [
                        501,
                        ['state'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'state'],
                        [212, 'Kiln\Tests\Golden\EnumsAndDates\State', false, false],
                        1,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['level'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'level'],
                        [203, [212, 'Kiln\Tests\Golden\EnumsAndDates\Level', false, true]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['suit'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'suit'],
                        [212, 'Kiln\Tests\Golden\EnumsAndDates\Suit', true, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['history'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'history'],
                        [205, [212, 'Kiln\Tests\Golden\EnumsAndDates\State', false, false]],
                        1,
                        false,
                        null,
                    ],
                    [501, ['created'], [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'created'], [213, 'DateTimeImmutable'], 0, false, null],
                    [501, ['changed'], [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'changed'], [203, [213, 'DateTime']], 2, false, null],
                    [
                        501,
                        ['due'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'due'],
                        [217, 'DateTimeImmutable', 'Y-m-d', 'dateFromFormats', [['Y-m-d'], null, 'DateTimeImmutable']],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['meeting'],
                        [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'meeting'],
                        [203, [217, 'DateTimeImmutable', 'd.m.Y H:i', 'dateFromFormats', [['d.m.Y H:i', 'Y-m-d H:i'], 'Europe/Zurich', 'DateTimeImmutable']]],
                        2,
                        false,
                        null,
                    ],
                    [501, ['effort'], [701, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'effort'], [216, 'interval', [null], [204, 8]], 0, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
