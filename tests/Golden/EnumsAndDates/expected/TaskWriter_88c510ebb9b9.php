<?php

// Writes Kiln\Tests\Golden\EnumsAndDates\Task for json_encode().
// Keys: state, level, suit, history, created, changed, due, meeting, effort
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\EnumsAndDates\Task' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Dates;
use Kiln\Engine\Value\Durations;

/**
 * @internal
 */
final class TaskWriter_88c510ebb9b9
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\EnumsAndDates\Task $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\EnumsAndDates\Task::$state
            'state' => $object->state->value,
            // Kiln\Tests\Golden\EnumsAndDates\Task::$level
            'level' => $object->level === null ? null : $object->level->value,
        ];

        // Kiln\Tests\Golden\EnumsAndDates\Task::$suit
        if (isset($object->suit)) {
            $result['suit'] = $object->suit->name;
        }

        $history = [];
        foreach ($object->history as $historyItem) {
            $historyItem instanceof \Kiln\Tests\Golden\EnumsAndDates\State || throw new Mismatch('historyItem');
            $history[] = $historyItem->value;
        }

        // Kiln\Tests\Golden\EnumsAndDates\Task::$history
        $result['history'] = $history;

        // Kiln\Tests\Golden\EnumsAndDates\Task::$created
        if (isset($object->created)) {
            $result['created'] = Dates::rfc3339($object->created);
        }

        // Kiln\Tests\Golden\EnumsAndDates\Task::$changed
        $result['changed'] = $object->changed === null ? null : Dates::rfc3339($object->changed);

        // Kiln\Tests\Golden\EnumsAndDates\Task::$due
        if (isset($object->due)) {
            $result['due'] = $object->due->format('Y-m-d');
        }

        // Kiln\Tests\Golden\EnumsAndDates\Task::$meeting
        $result['meeting'] = $object->meeting === null ? null : Dates::format($object->meeting, 'd.m.Y H:i', 'Europe/Zurich');

        // Kiln\Tests\Golden\EnumsAndDates\Task::$effort
        if (isset($object->effort)) {
            $result['effort'] = Durations::write($object->effort);
        }

        return $result;
    }
}
