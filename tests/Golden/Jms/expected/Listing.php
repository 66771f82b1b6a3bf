<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

// Reads Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, from decoded data.
// Keys: id
// Made by Kiln from the class; do not edit.
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

// Reads array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, from decoded data.
// Made by Kiln from the type; do not edit.
final class RootReader_d47126e003a5
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $items[$key] = EntryReader_30827029c4cb::read($item, $kiln);
        }

        return $items;
    }
}

// Writes Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, for json_encode().
// Keys: id
// Made by Kiln from the class; do not edit.
final class EntryWriter_81750670875f
{
    public static function write(\Kiln\Tests\Golden\Jms\Listing\Entry $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Listing\Entry::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes array<string, Kiln\Tests\Golden\Jms\Listing\Entry> as jms/serializer does, for json_encode().
// Made by Kiln from the type; do not edit.
final class RootWriter_2f89f172a161
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        $items = [];
        foreach ((array) $value as $key => $item) {
            if ($item !== null) {
                $written = $item::class === \Kiln\Tests\Golden\Jms\Listing\Entry::class
                    ? EntryWriter_81750670875f::write($item, $kiln)
                    : $kiln->object($item, \Kiln\Tests\Golden\Jms\Listing\Entry::class);
                if ($written !== Skipped::Value) {
                    $items[$key] = $written;
                }
            }
        }

        return new \ArrayObject($items);
    }
}
