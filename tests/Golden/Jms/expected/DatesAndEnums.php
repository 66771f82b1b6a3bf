<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Dates;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\WholeDurations;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\DatesAndEnums\Task as jms/serializer does, from decoded data.
// Keys: created_at, changed_at, due_on, seen_at, estimate, state, level, suit, named
// Made by Kiln from the class; do not edit.
final class TaskReader_dc3c3e69c589
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\DatesAndEnums\Task
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['created_at', 'changed_at', 'due_on', 'seen_at', 'estimate', 'state', 'level', 'suit', 'named'], \Kiln\Tests\Golden\Jms\DatesAndEnums\Task::class, 'createdAt');
        }
        $object = new \Kiln\Tests\Golden\Jms\DatesAndEnums\Task();

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$createdAt
        $createdAt = $data['created_at'] ?? null;
        if ($createdAt !== null) {
            $object->createdAt = Dates::immutableAtom($createdAt) ?? $kiln->immutable($createdAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } elseif (\array_key_exists('created_at', $data)) {
            $object->createdAt = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$changedAt
        $changedAt = $data['changed_at'] ?? null;
        if ($changedAt !== null) {
            $object->changedAt = Dates::mutableAtom($changedAt) ?? $kiln->mutable($changedAt, ['Y-m-d\TH:i:sP'], 'UTC');
        } else {
            $object->changedAt = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$dueOn
        $dueOn = $data['due_on'] ?? null;
        if ($dueOn !== null) {
            $object->dueOn = $kiln->immutable($dueOn, ['|Y-m-d'], 'UTC');
        } elseif (\array_key_exists('due_on', $data)) {
            $object->dueOn = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$seenAt
        $seenAt = $data['seen_at'] ?? null;
        if ($seenAt !== null) {
            $object->seenAt = $kiln->mutable($seenAt, ['U'], 'UTC');
        } elseif (\array_key_exists('seen_at', $data)) {
            $object->seenAt = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$estimate
        $estimate = $data['estimate'] ?? null;
        if ($estimate !== null) {
            $object->estimate = $kiln->duration($estimate);
        } elseif (\array_key_exists('estimate', $data)) {
            $object->estimate = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$state
        $state = $data['state'] ?? null;
        if ($state !== null) {
            $object->state = $kiln->enumCase(\Kiln\Tests\Golden\Jms\DatesAndEnums\State::class, $state, false, false);
        } elseif (\array_key_exists('state', $data)) {
            $object->state = null;
        } else {
            $object->state = \Kiln\Tests\Golden\Jms\DatesAndEnums\State::Open;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$level
        $level = $data['level'] ?? null;
        if ($level !== null) {
            $object->level = $kiln->enumCase(\Kiln\Tests\Golden\Jms\DatesAndEnums\Level::class, $level, false, true);
        } else {
            $object->level = null;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$suit
        $suit = $data['suit'] ?? null;
        if ($suit !== null) {
            $object->suit = $kiln->enumCase(\Kiln\Tests\Golden\Jms\DatesAndEnums\Suit::class, $suit, true, false);
        } elseif (\array_key_exists('suit', $data)) {
            $object->suit = null;
        } else {
            $object->suit = \Kiln\Tests\Golden\Jms\DatesAndEnums\Suit::Hearts;
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$named
        $named = $data['named'] ?? null;
        if ($named !== null) {
            $object->named = $kiln->enumCase(\Kiln\Tests\Golden\Jms\DatesAndEnums\Level::class, $named, true, true);
        } elseif (\array_key_exists('named', $data)) {
            $object->named = null;
        } else {
            $object->named = \Kiln\Tests\Golden\Jms\DatesAndEnums\Level::Low;
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\DatesAndEnums\Task as jms/serializer does, for json_encode().
// Keys: created_at, changed_at, due_on, seen_at, estimate, state, level, suit, named
// Made by Kiln from the class; do not edit.
final class TaskWriter_9191324ba37b
{
    public static function write(\Kiln\Tests\Golden\Jms\DatesAndEnums\Task $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$createdAt
        if (isset($object->createdAt)) {
            $result['created_at'] = Dates::atom($object->createdAt);
        }

        // Kiln\Tests\Golden\Jms\DatesAndEnums\Task::$changedAt
        if (isset($object->changedAt)) {
            $result['changed_at'] = Dates::atom($object->changedAt);
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
