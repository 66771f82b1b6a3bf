<?php

// Reads Kiln\Tests\Golden\Jms\Named\Component as jms/serializer does, from decoded data.
// Keys: id, level, the "data", $ref, 10, it's, 
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class ComponentReader_d50430f6a9d5
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\Named\Component */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\Named\Component, so that it sees what is not public.
ComponentReader_d50430f6a9d5::$read = \Closure::bind(
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
            $object->data = InnerReader_6e1b4d72b5c5::read($data2, $kiln);
        } else {
            $object->data = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$object
        $object2 = $data['$ref'] ?? null;
        if ($object2 !== null) {
            $object->object = InnerReader_6e1b4d72b5c5::read($object2, $kiln);
        } else {
            $object->object = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$kiln
        $kiln2 = $data['10'] ?? null;
        if ($kiln2 !== null) {
            $object->kiln = InnerReader_6e1b4d72b5c5::read($kiln2, $kiln);
        } else {
            $object->kiln = null;
        }

        // Kiln\Tests\Golden\Jms\Named\Component::$result
        $result = $data['it\'s'] ?? null;
        if ($result !== null) {
            $items = [];
            foreach (\is_array($result) ? $result : $kiln->refuse($result, 'array') as $resultItem) {
                $items[] = InnerReader_6e1b4d72b5c5::read($resultItem, $kiln);
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
