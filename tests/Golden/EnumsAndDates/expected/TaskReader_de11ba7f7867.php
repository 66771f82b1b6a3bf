<?php

// Reads Kiln\Tests\Golden\EnumsAndDates\Task from decoded data.
// Keys: state, level, suit, history, created, changed, due, meeting, effort
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\EnumNames;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class TaskReader_de11ba7f7867
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\EnumsAndDates\Task
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\EnumsAndDates\Task::class);
        /**
         * @var array{
         *     state?: string, level?: int|null, suit?: string, history?: array<string>, created?: string,
         *     changed?: string|null, due?: int|string, meeting?: int|string|null, effort?: string,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\EnumsAndDates\Task();
        // Kiln\Tests\Golden\EnumsAndDates\Task::$state
        if (\array_key_exists('state', $data)) {
            $object->state = \Kiln\Tests\Golden\EnumsAndDates\State::tryFrom($data['state']) ?? throw new Mismatch('state');
        }

        // Kiln\Tests\Golden\EnumsAndDates\Task::$level
        $object->level = isset($data['level']) ? \Kiln\Tests\Golden\EnumsAndDates\Level::tryFrom($data['level']) ?? throw new Mismatch('level') : null;
        // Kiln\Tests\Golden\EnumsAndDates\Task::$suit
        $object->suit = EnumNames::find(\Kiln\Tests\Golden\EnumsAndDates\Suit::class, $data['suit'] ?? throw new Mismatch('suit')) ?? throw new Mismatch('suit');

        // Kiln\Tests\Golden\EnumsAndDates\Task::$history
        if (\array_key_exists('history', $data)) {
            \is_array($data['history']) && \array_is_list($data['history']) || throw new Mismatch('history');
            $history = [];
            foreach ($data['history'] as $historyItem) {
                $history[] = \Kiln\Tests\Golden\EnumsAndDates\State::tryFrom($historyItem) ?? throw new Mismatch('historyItem');
            }
            $object->history = $history;
        }

        // Kiln\Tests\Golden\EnumsAndDates\Task::$created
        $object->created = Dates::immutable($data['created'] ?? throw new Mismatch('created')) ?? throw new Mismatch('created');
        // Kiln\Tests\Golden\EnumsAndDates\Task::$changed
        $object->changed = isset($data['changed']) ? Dates::mutable($data['changed']) ?? throw new Mismatch('changed') : null;
        // Kiln\Tests\Golden\EnumsAndDates\Task::$due
        $object->due = Dates::fromFormats($data['due'] ?? throw new Mismatch('due'), ['Y-m-d'], null, \DateTimeImmutable::class) ?? throw new Mismatch('due');

        // Kiln\Tests\Golden\EnumsAndDates\Task::$meeting
        $object->meeting = isset($data['meeting'])
            ? Dates::fromFormats($data['meeting'], ['d.m.Y H:i', 'Y-m-d H:i'], 'Europe/Zurich', \DateTimeImmutable::class) ?? throw new Mismatch('meeting')
            : null;

        // Kiln\Tests\Golden\EnumsAndDates\Task::$effort
        $object->effort = Durations::read($data['effort'] ?? throw new Mismatch('effort')) ?? throw new Mismatch('effort');

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\EnumsAndDates\Task> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\EnumsAndDates\Task>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = TaskReader_de11ba7f7867::read($data, $kiln);
        }

        return $objects;
    }
}
