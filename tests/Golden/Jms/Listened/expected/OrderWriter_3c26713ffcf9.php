<?php

// Writes Kiln\Tests\Golden\Jms\Listened\Order as jms/serializer does, for json_encode().
// Keys: id, lines
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class OrderWriter_3c26713ffcf9
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
                        ? LineWriter_a3bd2dcead60::write($line, $kiln)
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
