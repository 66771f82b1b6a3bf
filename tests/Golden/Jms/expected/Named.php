<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Named\Inner as jms/serializer does, from decoded data.
// Keys: id
// Made by Kiln from the class; do not edit.
final class InnerReader_9caeb7fb483b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Named\Inner
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id'], \Kiln\Tests\Golden\Jms\Named\Inner::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Named\Inner();

        // Kiln\Tests\Golden\Jms\Named\Inner::$id
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

// Reads Kiln\Tests\Golden\Jms\Named\Component as jms/serializer does, from decoded data.
// Keys: id, level, the "data", $ref, 10, it's, 
// Made by Kiln from the class; do not edit.
final class ComponentReader_5055abeaac5f
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\Named\Component */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\Named\Component, so that it sees what is not public.
ComponentReader_5055abeaac5f::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Named\Component {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'level', 'the "data"', '$ref', '10', 'it\'s', ''], \Kiln\Tests\Golden\Jms\Named\Component::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Named\Component();

        // Kiln\Tests\Golden\Jms\Named\Component::$id
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

        // Kiln\Tests\Golden\Jms\Named\Component::$level
        $level = $data['level'] ?? null;
        if (\is_int($level)) {
            $object->level = $level;
        } elseif ($level !== null) {
            $object->level = $kiln->int($level);
        } elseif (\array_key_exists('level', $data)) {
            $object->level = null;
        } else {
            $object->level = 0;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$data
        $data2 = $data['the "data"'] ?? null;
        if ($data2 !== null) {
            $object->data = InnerReader_9caeb7fb483b::read($data2, $kiln);
        } else {
            $object->data = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$object
        $object2 = $data['$ref'] ?? null;
        if ($object2 !== null) {
            $object->object = InnerReader_9caeb7fb483b::read($object2, $kiln);
        } else {
            $object->object = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$kiln
        $kiln2 = $data['10'] ?? null;
        if ($kiln2 !== null) {
            $object->kiln = InnerReader_9caeb7fb483b::read($kiln2, $kiln);
        } else {
            $object->kiln = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$result
        $result = $data['it\'s'] ?? null;
        if ($result !== null) {
            $items = [];
            foreach (\is_array($result) ? $result : $kiln->items($result) as $resultItem) {
                $items[] = InnerReader_9caeb7fb483b::read($resultItem, $kiln);
            }
            $object->result = $items;
        } elseif (\array_key_exists('it\'s', $data)) {
            $object->result = null;
        } else {
            $object->result = [];
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$key
        $key = $data[''] ?? null;
        if ($key !== null) {
            $members = [];
            foreach (\is_array($key) ? $key : $kiln->refuse($key, 'array') as $key2 => $keyItem) {
                $members[$key2] = \is_int($keyItem) ? $keyItem : $kiln->int($keyItem);
            }
            $object->key = $members;
        } elseif (\array_key_exists('', $data)) {
            $object->key = null;
        } else {
            $object->key = [];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\Named\Component::class,
);

// Writes Kiln\Tests\Golden\Jms\Named\Inner as jms/serializer does, for json_encode().
// Keys: id
// Made by Kiln from the class; do not edit.
final class InnerWriter_b7c2fd1fbf59
{
    public static function write(\Kiln\Tests\Golden\Jms\Named\Inner $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Named\Inner::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Named\Component as jms/serializer does, for json_encode().
// Keys: id, level, the "data", $ref, 10, it's, 
// Made by Kiln from the class; do not edit.
final class ComponentWriter_c9f7da3b8e87
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\Named\Component, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\Named\Component, so that it sees what is not public.
ComponentWriter_c9f7da3b8e87::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\Named\Component $object, Writing $kiln): mixed {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Named\Component::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Named\Component::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$level
        if (isset($object->level)) {
            $result['level'] = $object->level;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$data
        if (isset($object->data)) {
            $kiln->open[$frame][2] = 'data';
            $data2 = $object->data;
            $written = $data2::class === \Kiln\Tests\Golden\Jms\Named\Inner::class
                ? InnerWriter_b7c2fd1fbf59::write($data2, $kiln)
                : $kiln->object($data2, \Kiln\Tests\Golden\Jms\Named\Inner::class);
            if ($written !== Skipped::Value) {
                $result['the "data"'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$object
        if (isset($object->object)) {
            $kiln->open[$frame][2] = 'object';
            $object2 = $object->object;
            $written = $object2::class === \Kiln\Tests\Golden\Jms\Named\Inner::class
                ? InnerWriter_b7c2fd1fbf59::write($object2, $kiln)
                : $kiln->object($object2, \Kiln\Tests\Golden\Jms\Named\Inner::class);
            if ($written !== Skipped::Value) {
                $result['$ref'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$kiln
        if (isset($object->kiln)) {
            $kiln->open[$frame][2] = 'kiln';
            $kiln2 = $object->kiln;
            $written = $kiln2::class === \Kiln\Tests\Golden\Jms\Named\Inner::class
                ? InnerWriter_b7c2fd1fbf59::write($kiln2, $kiln)
                : $kiln->object($kiln2, \Kiln\Tests\Golden\Jms\Named\Inner::class);
            if ($written !== Skipped::Value) {
                $result['10'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$result
        if (isset($object->result)) {
            $kiln->open[$frame][2] = 'result';
            $result2 = [];
            foreach ($object->result as $resultItem) {
                if ($resultItem !== null) {
                    $written = $resultItem::class === \Kiln\Tests\Golden\Jms\Named\Inner::class
                        ? InnerWriter_b7c2fd1fbf59::write($resultItem, $kiln)
                        : $kiln->object($resultItem, \Kiln\Tests\Golden\Jms\Named\Inner::class);
                    if ($written !== Skipped::Value) {
                        $result2[] = $written;
                    }
                }
            }
            $result['it\'s'] = $result2;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$key
        if (isset($object->key)) {
            $key = [];
            foreach ($object->key as $key2 => $keyItem) {
                if ($keyItem !== null) {
                    $key[$key2] = (int) $keyItem;
                }
            }
            $result[''] = new \ArrayObject($key);
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\Named\Component::class,
);
