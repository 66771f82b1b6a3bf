<?php

// Writes Kiln\Tests\Golden\Jms\Handled\Bill as jms/serializer does, for json_encode().
// Keys: number, total, parts, tax
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class BillWriter_ab132d60a18e
{
    public static function write(\Kiln\Tests\Golden\Jms\Handled\Bill $object, Writing $kiln): mixed
    {
        $id = \spl_object_id($object);
        if (isset($kiln->open[$id])) {
            return Skipped::Value;
        }
        $kiln->open[$id] = [$object, \Kiln\Tests\Golden\Jms\Handled\Bill::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Handled\Bill::$number
        if (isset($object->number)) {
            $result['number'] = $object->number;
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$total
        if (isset($object->total)) {
            $kiln->open[$id][2] = 'total';
            $total = $kiln->observed($object->total, ['name' => 'Kiln\Tests\Golden\Jms\Handled\Money', 'params' => []]);
            if ($total !== Skipped::Value) {
                $result['total'] = $total;
            }
        }

        // Kiln\Tests\Golden\Jms\Handled\Bill::$parts
        if (isset($object->parts)) {
            $kiln->open[$id][2] = 'parts';
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
            $kiln->open[$id][2] = 'tax';
            $tax = $kiln->delegate($object->tax, ['name' => 'percent', 'params' => []]);
            if ($tax !== Skipped::Value) {
                $result['tax'] = $tax;
            }
        }

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    }
}
