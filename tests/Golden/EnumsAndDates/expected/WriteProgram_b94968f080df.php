<?php

// Writes Kiln\Tests\Golden\EnumsAndDates\Task as JSON, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=write --native

declare(strict_types=1);

namespace Kiln\Generated;

/**
 * @internal
 */
final class WriteProgram_b94968f080df
{
    public const PROGRAM = [
        'abi' => 3,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\EnumsAndDates\Task', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\EnumsAndDates\Task',
                [
                    [403, 'state', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'state'], [110, 'Kiln\Tests\Golden\EnumsAndDates\State', false], 0],
                    [403, 'level', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'level'], [101, [110, 'Kiln\Tests\Golden\EnumsAndDates\Level', false]], 0],
                    [403, 'suit', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'suit'], [110, 'Kiln\Tests\Golden\EnumsAndDates\Suit', true], 1],
                    [403, 'history', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'history'], [103, [110, 'Kiln\Tests\Golden\EnumsAndDates\State', false]], 0],
                    [403, 'created', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'created'], [111, 'DateTimeImmutable'], 1],
                    [403, 'changed', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'changed'], [101, [111, 'DateTime']], 0],
                    [
                        403,
                        'due',
                        [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'due'],
                        [119, 'DateTimeInterface', 'Y-m-d', [118, 'formatDate', ['DateTimeInterface', 'Y-m-d', null], [102, 8]]],
                        1,
                    ],
                    [
                        403,
                        'meeting',
                        [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'meeting'],
                        [101, [118, 'formatDate', ['DateTimeImmutable', 'd.m.Y H:i', 'Europe/Zurich'], [102, 8]]],
                        0,
                    ],
                    [403, 'effort', [601, 'Kiln\Tests\Golden\EnumsAndDates\Task', 'effort'], [118, 'interval', [null], [102, 8]], 1],
                ],
            ],
        ],
    ];
}
