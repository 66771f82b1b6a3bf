<?php

// Reads Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, from decoded data.
// Keys: id
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class EntryReader_30827029c4cb
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Listing\Entry
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id'], \Kiln\Tests\Golden\Jms\Listing\Entry::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Listing\Entry();

        // Kiln\Tests\Golden\Jms\Listing\Entry::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        return $object;
    }
}
