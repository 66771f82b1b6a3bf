<?php

// Writes Kiln\Tests\Golden\Jms\Named\Component as jms/serializer does, for json_encode().
// Keys: id, level, the "data", $ref, 10, it's, 
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class ComponentWriter_04b0e7429f2e
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\Named\Component, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\Named\Component, so that it sees what is not public.
ComponentWriter_04b0e7429f2e::$write = \Closure::bind(
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
                ? InnerWriter_1465764f9541::write($data2, $kiln)
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
                ? InnerWriter_1465764f9541::write($object2, $kiln)
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
                ? InnerWriter_1465764f9541::write($kiln2, $kiln)
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
                        ? InnerWriter_1465764f9541::write($resultItem, $kiln)
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
