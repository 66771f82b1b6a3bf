<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Strict\Measurement as jms/serializer does, from decoded data.
// Keys: id, value, unit, flags
// Made by Kiln from the class; do not edit.
final class MeasurementReader_c987beac0279
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Strict\Measurement
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'value', 'unit', 'flags'], \Kiln\Tests\Golden\Jms\Strict\Measurement::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Strict\Measurement();

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $object->id = \is_int($id) || $id === null ? $id : $kiln->refuse($id, 'int');
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$value
        $value = $data['value'] ?? null;
        if ($value !== null) {
            $object->value = \is_float($value) || $value === null ? $value : $kiln->refuse($value, 'float');
        } elseif (\array_key_exists('value', $data)) {
            $object->value = null;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$unit
        $unit = $data['unit'] ?? null;
        if ($unit !== null) {
            $object->unit = \is_string($unit) || $unit === null ? $unit : $kiln->refuse($unit, 'string');
        } else {
            $object->unit = null;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$flags
        $flags = $data['flags'] ?? null;
        if ($flags !== null) {
            $members = [];
            foreach (\is_array($flags) ? $flags : $kiln->refuse($flags, 'array') as $key => $flag) {
                $key = \is_string($key) || $key === null ? $key : $kiln->refuse($key, 'string');
                $members[$key] = \is_bool($flag) || $flag === null ? $flag : $kiln->refuse($flag, 'bool');
            }
            $object->flags = $members;
        } elseif (\array_key_exists('flags', $data)) {
            $object->flags = null;
        } else {
            $object->flags = [];
        }

        return $object;
    }
}

// Reads array<string, Kiln\Tests\Golden\Jms\Strict\Measurement> as jms/serializer does, from decoded data.
// Made by Kiln from the type; do not edit.
final class RootReader_d3c42472b7f4
{
    public static function read(mixed $value, Reading $kiln): mixed
    {
        $items = [];
        foreach (\is_array($value) ? $value : $kiln->refuse($value, 'array') as $key => $item) {
            $key = \is_string($key) || $key === null ? $key : $kiln->refuse($key, 'string');
            $items[$key] = MeasurementReader_c987beac0279::read($item, $kiln);
        }

        return $items;
    }
}

// Writes Kiln\Tests\Golden\Jms\Strict\Measurement as jms/serializer does, for json_encode().
// Keys: id, value, unit, flags
// Made by Kiln from the class; do not edit.
final class MeasurementWriter_82ed06cd4b3e
{
    public static function write(\Kiln\Tests\Golden\Jms\Strict\Measurement $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$value
        if (isset($object->value)) {
            $result['value'] = $object->value;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$unit
        if (isset($object->unit)) {
            $result['unit'] = $object->unit;
        }

        // Kiln\Tests\Golden\Jms\Strict\Measurement::$flags
        if (isset($object->flags)) {
            $flags = [];
            foreach ($object->flags as $key => $flag) {
                if ($flag !== null) {
                    $flags[$key] = (bool) $flag;
                }
            }
            $result['flags'] = new \ArrayObject($flags);
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes array<string, Kiln\Tests\Golden\Jms\Strict\Measurement> as jms/serializer does, for json_encode().
// Made by Kiln from the type; do not edit.
final class RootWriter_487acfc4e5e7
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        $items = [];
        foreach ((array) $value as $key => $item) {
            if ($item !== null) {
                $written = $item::class === \Kiln\Tests\Golden\Jms\Strict\Measurement::class
                    ? MeasurementWriter_82ed06cd4b3e::write($item, $kiln)
                    : $kiln->object($item, \Kiln\Tests\Golden\Jms\Strict\Measurement::class);
                if ($written !== Skipped::Value) {
                    $items[$key] = $written;
                }
            }
        }

        return new \ArrayObject($items);
    }
}
