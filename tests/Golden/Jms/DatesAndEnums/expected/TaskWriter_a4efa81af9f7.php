<?php

// Writes Kiln\Tests\Golden\Jms\DatesAndEnums\Task as jms/serializer does, for json_encode().
// Keys: created_at, changed_at, due_on, seen_at, estimate, state, level, suit, named
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Value\LenientDates;
use Kiln\Engine\Value\WholeDurations;

/**
 * @internal
 */
final class TaskWriter_a4efa81af9f7
{
    public static function write(\Kiln\Tests\Golden\Jms\DatesAndEnums\Task $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$createdAt
        if (isset($object->createdAt)) {
            $result['created_at'] = LenientDates::atom($object->createdAt);
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$changedAt
        if (isset($object->changedAt)) {
            $result['changed_at'] = LenientDates::atom($object->changedAt);
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$dueOn
        if (isset($object->dueOn)) {
            $result['due_on'] = $object->dueOn->format('Y-m-d');
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$seenAt
        if (isset($object->seenAt)) {
            $result['seen_at'] = (int) $object->seenAt->format('U');
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$estimate
        if (isset($object->estimate)) {
            $result['estimate'] = WholeDurations::write($object->estimate);
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$state
        if (isset($object->state)) {
            $result['state'] = $object->state->value;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$level
        if (isset($object->level)) {
            $result['level'] = $object->level->value;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$suit
        if (isset($object->suit)) {
            $result['suit'] = $object->suit->name;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$named
        if (isset($object->named)) {
            $result['named'] = $object->named->name;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
