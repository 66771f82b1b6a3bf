<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\EnumNames;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;

// Writes Kiln\Tests\Golden\Kiln\EnumsAndDates\Task for json_encode().
// Keys: state, level, suit, history, created, changed, due, meeting, effort
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=write
final class TaskWriter_1ed59500fe80
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\EnumsAndDates\Task $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$state
            'state' => $object->state->value,
            // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$level
            'level' => $object->level === null ? null : $object->level->value,
        ];

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$suit
        if (isset($object->suit)) {
            $result['suit'] = $object->suit->name;
        }

        $history = [];
        foreach ($object->history as $historyItem) {
            $historyItem instanceof \Kiln\Tests\Golden\Kiln\EnumsAndDates\State || throw new Mismatch('historyItem');
            $history[] = $historyItem->value;
        }

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$history
        $result['history'] = $history;

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$created
        if (isset($object->created)) {
            $result['created'] = Dates::rfc3339($object->created);
        }

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$changed
        $result['changed'] = $object->changed === null ? null : Dates::rfc3339($object->changed);

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$due
        if (isset($object->due)) {
            $result['due'] = $object->due->format('Y-m-d');
        }

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$meeting
        $result['meeting'] = $object->meeting === null ? null : Dates::format($object->meeting, 'd.m.Y H:i', 'Europe/Zurich');

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$effort
        if (isset($object->effort)) {
            $result['effort'] = Durations::write($object->effort);
        }

        return $result;
    }
}

// Writes Kiln\Tests\Golden\Kiln\EnumsAndDates\Task for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=write
final class RootWriter_15236b547b3e
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\EnumsAndDates\Task $value PHP checks it where it is used */
        return TaskWriter_1ed59500fe80::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\EnumsAndDates\Task, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=write --native
final class WriteProgram_07576d43b977
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task',
                [
                    [403, 'state', [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'state'], [110, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\State', false], 0],
                    [
                        403,
                        'level',
                        [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'level'],
                        [101, [110, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Level', false]],
                        0,
                    ],
                    [403, 'suit', [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'suit'], [110, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Suit', true], 1],
                    [
                        403,
                        'history',
                        [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'history'],
                        [103, [110, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\State', false]],
                        0,
                    ],
                    [403, 'created', [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'created'], [111, 'DateTimeImmutable'], 1],
                    [403, 'changed', [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'changed'], [101, [111, 'DateTime']], 0],
                    [
                        403,
                        'due',
                        [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'due'],
                        [119, 'DateTimeInterface', 'Y-m-d', [118, 'formatDate', ['DateTimeInterface', 'Y-m-d', null], [102, 8]]],
                        1,
                    ],
                    [
                        403,
                        'meeting',
                        [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'meeting'],
                        [101, [118, 'formatDate', ['DateTimeImmutable', 'd.m.Y H:i', 'Europe/Zurich'], [102, 8]]],
                        0,
                    ],
                    [403, 'effort', [601, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'effort'], [118, 'interval', [null], [102, 8]], 1],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\EnumsAndDates\Task from decoded data.
// Keys: state, level, suit, history, created, changed, due, meeting, effort
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=read
final class TaskReader_67825f70e39d
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\EnumsAndDates\Task
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::class);
        /**
         * @var array{
         *     state?: string, level?: int|null, suit?: string, history?: array<string>, created?: string,
         *     changed?: string|null, due?: int|string, meeting?: int|string|null, effort?: string,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Kiln\EnumsAndDates\Task();
        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$state
        if (\array_key_exists('state', $data)) {
            $object->state = \Kiln\Tests\Golden\Kiln\EnumsAndDates\State::tryFrom($data['state']) ?? throw new Mismatch('state');
        }

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$level
        $object->level = isset($data['level']) ? \Kiln\Tests\Golden\Kiln\EnumsAndDates\Level::tryFrom($data['level']) ?? throw new Mismatch('level') : null;
        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$suit
        $object->suit = EnumNames::find(\Kiln\Tests\Golden\Kiln\EnumsAndDates\Suit::class, $data['suit'] ?? throw new Mismatch('suit')) ?? throw new Mismatch('suit');

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$history
        if (\array_key_exists('history', $data)) {
            \is_array($data['history']) && \array_is_list($data['history']) || throw new Mismatch('history');
            $history = [];
            foreach ($data['history'] as $historyItem) {
                $history[] = \Kiln\Tests\Golden\Kiln\EnumsAndDates\State::tryFrom($historyItem) ?? throw new Mismatch('historyItem');
            }
            $object->history = $history;
        }

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$created
        $object->created = Dates::immutable($data['created'] ?? throw new Mismatch('created')) ?? throw new Mismatch('created');
        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$changed
        $object->changed = isset($data['changed']) ? Dates::mutable($data['changed']) ?? throw new Mismatch('changed') : null;
        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$due
        $object->due = Dates::fromFormats($data['due'] ?? throw new Mismatch('due'), ['Y-m-d'], null, \DateTimeImmutable::class) ?? throw new Mismatch('due');

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$meeting
        $object->meeting = isset($data['meeting'])
            ? Dates::fromFormats($data['meeting'], ['d.m.Y H:i', 'Y-m-d H:i'], 'Europe/Zurich', \DateTimeImmutable::class) ?? throw new Mismatch('meeting')
            : null;

        // Kiln\Tests\Golden\Kiln\EnumsAndDates\Task::$effort
        $object->effort = Durations::read($data['effort'] ?? throw new Mismatch('effort')) ?? throw new Mismatch('effort');

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\EnumsAndDates\Task from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=read
final class RootReader_883e72b901aa
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return TaskReader_67825f70e39d::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\EnumsAndDates\Task, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task' --direction=read --native
final class ReadProgram_409480a24cd5
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task',
                [801, 0],
                [
                    [
                        501,
                        ['state'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'state'],
                        [212, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\State', false, false],
                        1,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['level'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'level'],
                        [203, [212, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Level', false, true]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['suit'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'suit'],
                        [212, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Suit', true, false],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['history'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'history'],
                        [205, [212, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\State', false, false]],
                        1,
                        false,
                        null,
                    ],
                    [501, ['created'], [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'created'], [213, 'DateTimeImmutable'], 0, false, null],
                    [501, ['changed'], [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'changed'], [203, [213, 'DateTime']], 2, false, null],
                    [
                        501,
                        ['due'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'due'],
                        [217, 'DateTimeImmutable', 'Y-m-d', 'dateFromFormats', [['Y-m-d'], null, 'DateTimeImmutable']],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['meeting'],
                        [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'meeting'],
                        [203, [217, 'DateTimeImmutable', 'd.m.Y H:i', 'dateFromFormats', [['d.m.Y H:i', 'Y-m-d H:i'], 'Europe/Zurich', 'DateTimeImmutable']]],
                        2,
                        false,
                        null,
                    ],
                    [501, ['effort'], [701, 'Kiln\Tests\Golden\Kiln\EnumsAndDates\Task', 'effort'], [216, 'interval', [null], [204, 8]], 0, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
