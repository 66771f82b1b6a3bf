<?php

// Reads Kiln\Tests\Golden\Jms\Listened\Order as jms/serializer does, from decoded data.
// Keys: id, lines
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;

/**
 * @internal
 */
final class OrderReader_1e605e579b23
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
            foreach (\is_array($lines) ? $lines : $kiln->refuse($lines, 'array') as $line) {
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
