<?php

// Reads Kiln\Tests\Golden\Jms\Virtual\Cart as jms/serializer does, from decoded data.
// Keys: count, notes
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class CartReader_6efe619cbc10
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
            foreach (\is_array($notes) ? $notes : $kiln->refuse($notes, 'array') as $note) {
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
