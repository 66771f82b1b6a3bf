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
final class BillWriter_2fa1a3e7a79d
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
