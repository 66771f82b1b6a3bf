<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Listened\Order as jms/serializer does, from decoded data.
// Keys: id, lines
// Made by Kiln from the class; do not edit.
final class OrderReader_d4f9131d8151
{
    public const CALLS_USER_CODE = true;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Listened\Order
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'lines'], \Kiln\Tests\Golden\Jms\Listened\Order::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Listened\Order();
        $frame = \count($kiln->open);
        $kiln->open[] = [\Kiln\Tests\Golden\Jms\Listened\Order::class, $object, null];

        // Kiln\Tests\Golden\Jms\Listened\Order::$id
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

        // Kiln\Tests\Golden\Jms\Listened\Order::$lines
        $lines = $data['lines'] ?? null;
        if ($lines !== null) {
            $kiln->open[$frame][2] = 'lines';
            $items = [];
            foreach (\is_array($lines) ? $lines : $kiln->items($lines) as $line) {
                $value = $kiln->observed($line, ['name' => 'Kiln\Tests\Golden\Jms\Listened\Line', 'params' => []]);
                if ($value === Skipped::Value) {
                    $items = Skipped::Value;

                    break;
                }
                $items[] = $value;
            }
            $lines2 = $items;
            if ($lines2 !== Skipped::Value) {
                $object->lines = $lines2;
            } else {
                $object->lines = [];
            }
        } elseif (\array_key_exists('lines', $data)) {
            $object->lines = null;
        } else {
            $object->lines = [];
        }

        \array_pop($kiln->open);

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Listened\Line as jms/serializer does, from decoded data.
// Keys: sku, quantity
// Made by Kiln from the class; do not edit.
final class LineReader_cd68da4d6955
{
    public static function fill(\Kiln\Tests\Golden\Jms\Listened\Line $object, mixed $data, Reading $kiln): void
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['sku', 'quantity'], \Kiln\Tests\Golden\Jms\Listened\Line::class, 'sku');
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$sku
        $sku = $data['sku'] ?? null;
        if (\is_string($sku)) {
            $object->sku = $sku;
        } elseif ($sku !== null) {
            $object->sku = $kiln->string($sku);
        } elseif (\array_key_exists('sku', $data)) {
            $object->sku = null;
        } else {
            $object->sku = '';
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$quantity
        $quantity = $data['quantity'] ?? null;
        if (\is_int($quantity)) {
            $object->quantity = $quantity;
        } elseif ($quantity !== null) {
            $object->quantity = $kiln->int($quantity);
        } elseif (\array_key_exists('quantity', $data)) {
            $object->quantity = null;
        } else {
            $object->quantity = 1;
        }
    }
}

// Writes Kiln\Tests\Golden\Jms\Listened\Line as jms/serializer does, for json_encode().
// Keys: sku, quantity
// Made by Kiln from the class; do not edit.
final class LineWriter_f4779c8bdd61
{
    public static function write(\Kiln\Tests\Golden\Jms\Listened\Line $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Listened\Line::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Listened\Line::$sku
        if (isset($object->sku)) {
            $result['sku'] = $object->sku;
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$quantity
        if (isset($object->quantity)) {
            $result['quantity'] = $object->quantity;
        }

        unset($kiln->open[$frame]);
        $result = $kiln->announce($object, \Kiln\Tests\Golden\Jms\Listened\Line::class, $result);

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Listened\Order as jms/serializer does, for json_encode().
// Keys: id, lines
// Made by Kiln from the class; do not edit.
final class OrderWriter_8ee67d8008b6
{
    public static function write(\Kiln\Tests\Golden\Jms\Listened\Order $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Listened\Order::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Listened\Order::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Listened\Order::$lines
        if (isset($object->lines)) {
            $kiln->open[$frame][2] = 'lines';
            $lines = [];
            foreach ($object->lines as $line) {
                if ($line !== null) {
                    $written = $line::class === \Kiln\Tests\Golden\Jms\Listened\Line::class
                        ? LineWriter_f4779c8bdd61::write($line, $kiln)
                        : $kiln->object($line, \Kiln\Tests\Golden\Jms\Listened\Line::class);
                    if ($written !== Skipped::Value) {
                        $lines[] = $written;
                    }
                }
            }
            $result['lines'] = $lines;
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
