<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, from decoded data.
// Keys: id
// Made by Kiln from the class; do not edit.
final class EntryReader_c19fa0b770cb
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
final class RootReader_dbc63fbcb3cd
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $items[$key] = EntryReader_c19fa0b770cb::read($item, $kiln);
        }

        return $items;
    }
}

// Writes Kiln\Tests\Golden\Jms\Listing\Entry as jms/serializer does, for json_encode().
// Keys: id
// Made by Kiln from the class; do not edit.
final class EntryWriter_43fbf7dceae9
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
final class RootWriter_38a9c6ebbff7
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        $items = [];
        foreach ((array) $value as $key => $item) {
            if ($item !== null) {
                $written = $item::class === \Kiln\Tests\Golden\Jms\Listing\Entry::class
                    ? EntryWriter_43fbf7dceae9::write($item, $kiln)
                    : $kiln->object($item, \Kiln\Tests\Golden\Jms\Listing\Entry::class);
                if ($written !== Skipped::Value) {
                    $items[$key] = $written;
                }
            }
        }

        return new \ArrayObject($items);
    }
}
