<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Virtual\Cart as jms/serializer does, from decoded data.
// Keys: count, notes
// Made by Kiln from the class; do not edit.
final class CartReader_1defafa36c7b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Virtual\Cart
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['count', 'notes'], \Kiln\Tests\Golden\Jms\Virtual\Cart::class, 'count');
        }
        $object = new \Kiln\Tests\Golden\Jms\Virtual\Cart();

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$count
        $count = $data['count'] ?? null;
        if (\is_int($count)) {
            $object->count = $count;
        } elseif ($count !== null) {
            $object->count = $kiln->int($count);
        } elseif (\array_key_exists('count', $data)) {
            $object->count = null;
        } else {
            $object->count = 0;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$notes
        $notes = $data['notes'] ?? null;
        if ($notes !== null) {
            $items = [];
            foreach (\is_array($notes) ? $notes : $kiln->items($notes) as $note) {
                $items[] = \is_string($note) ? $note : $kiln->string($note);
            }
            $object->notes = $items;
        } elseif (\array_key_exists('notes', $data)) {
            $object->notes = null;
        } else {
            $object->notes = [];
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Virtual\Cart as jms/serializer does, for json_encode().
// Keys: double, isEmpty, labels, count, token, notes
// Made by Kiln from the class; do not edit.
final class CartWriter_5bbd7b97136a
{
    public static function write(\Kiln\Tests\Golden\Jms\Virtual\Cart $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Virtual\Cart::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$twice
        $kiln->open[$frame][2] = null;
        $twice = $kiln->ask($object, \Kiln\Tests\Golden\Jms\Virtual\Cart::class, 'twice');
        if ($twice !== null && $twice !== Skipped::Value) {
            $result['double'] = (int) $twice;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$isEmpty
        $isEmpty = $object->isEmpty();
        if ($isEmpty !== null) {
            $result['isEmpty'] = $isEmpty;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$labels
        $labels = $object->labels();
        if ($labels !== null) {
            $kiln->open[$frame][2] = 'labels';
            $written = $kiln->value($labels);
            if ($written !== Skipped::Value && !$kiln->isEmpty($written)) {
                $result['labels'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$count
        if (isset($object->count)) {
            $result['count'] = $object->count;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$token
        if (isset($object->token)) {
            $result['token'] = $object->token;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$notes
        if (isset($object->notes)) {
            $notes = [];
            foreach ($object->notes as $note) {
                if ($note !== null) {
                    $notes[] = (string) $note;
                }
            }
            if (!$kiln->isEmpty($notes)) {
                $result['notes'] = $notes;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
