<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Handled\Bill as jms/serializer does, from decoded data.
// Keys: number, total, parts, tax
// Made by Kiln from the class; do not edit.
final class BillReader_a6c45162d998
{
    public const CALLS_USER_CODE = true;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Handled\Bill
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['number', 'total', 'parts', 'tax'], \Kiln\Tests\Golden\Jms\Handled\Bill::class, 'number');
        }
        $object = new \Kiln\Tests\Golden\Jms\Handled\Bill();
        $frame = \count($kiln->open);
        $kiln->open[] = [\Kiln\Tests\Golden\Jms\Handled\Bill::class, $object, null];

        // Kiln\Tests\Golden\Jms\Handled\Bill::$number
        $number = $data['number'] ?? null;
        if (\is_int($number)) {
            $object->number = $number;
        } elseif ($number !== null) {
            $object->number = $kiln->int($number);
        } elseif (\array_key_exists('number', $data)) {
            $object->number = null;
        } else {
            $object->number = 0;
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$total
        $total = $data['total'] ?? null;
        if ($total !== null) {
            $kiln->open[$frame][2] = 'total';
            $total2 = $kiln->observed($total, ['name' => 'Kiln\Tests\Golden\Jms\Handled\Money', 'params' => []]);
            if ($total2 !== Skipped::Value) {
                $object->total = $total2;
            } else {
                $object->total = null;
            }
        } else {
            $object->total = null;
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$parts
        $parts = $data['parts'] ?? null;
        if ($parts !== null) {
            $kiln->open[$frame][2] = 'parts';
            $items = [];
            foreach (\is_array($parts) ? $parts : $kiln->items($parts) as $part) {
                $value = $kiln->observed($part, ['name' => 'Kiln\Tests\Golden\Jms\Handled\Money', 'params' => []]);
                if ($value === Skipped::Value) {
                    $items = Skipped::Value;

                    break;
                }
                $items[] = $value;
            }
            $parts2 = $items;
            if ($parts2 !== Skipped::Value) {
                $object->parts = $parts2;
            } else {
                $object->parts = [];
            }
        } elseif (\array_key_exists('parts', $data)) {
            $object->parts = null;
        } else {
            $object->parts = [];
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$tax
        $tax = $data['tax'] ?? null;
        if ($tax !== null) {
            $kiln->open[$frame][2] = 'tax';
            $tax2 = $kiln->observed($tax, ['name' => 'percent', 'params' => []]);
            if ($tax2 !== Skipped::Value) {
                $object->tax = $tax2;
            } else {
                $object->tax = 0.0;
            }
        } elseif (\array_key_exists('tax', $data)) {
            $object->tax = null;
        } else {
            $object->tax = 0.0;
        }

        \array_pop($kiln->open);

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Handled\Bill as jms/serializer does, for json_encode().
// Keys: number, total, parts, tax
// Made by Kiln from the class; do not edit.
final class BillWriter_8ffcbc47bc82
{
    public static function write(\Kiln\Tests\Golden\Jms\Handled\Bill $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Handled\Bill::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Handled\Bill::$number
        if (isset($object->number)) {
            $result['number'] = $object->number;
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$total
        if (isset($object->total)) {
            $kiln->open[$frame][2] = 'total';
            $written = $kiln->observed($object->total, ['name' => 'Kiln\Tests\Golden\Jms\Handled\Money', 'params' => []]);
            if ($written !== Skipped::Value) {
                $result['total'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$parts
        if (isset($object->parts)) {
            $kiln->open[$frame][2] = 'parts';
            $parts = [];
            foreach ($object->parts as $part) {
                if ($part !== null) {
                    $written = $kiln->observed($part, ['name' => 'Kiln\Tests\Golden\Jms\Handled\Money', 'params' => []]);
                    if ($written !== Skipped::Value) {
                        $parts[] = $written;
                    }
                }
            }
            $result['parts'] = $parts;
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$tax
        if (isset($object->tax)) {
            $kiln->open[$frame][2] = 'tax';
            $written = $kiln->artificial($object->tax, ['name' => 'percent', 'params' => []]);
            if ($written !== Skipped::Value) {
                $result['tax'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
