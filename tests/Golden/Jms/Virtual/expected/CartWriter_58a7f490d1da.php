<?php

// Writes Kiln\Tests\Golden\Jms\Virtual\Cart as jms/serializer does, for json_encode().
// Keys: double, isEmpty, labels, count, token, notes
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class CartWriter_58a7f490d1da
{
    public static function write(\Kiln\Tests\Golden\Jms\Virtual\Cart $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Virtual\Cart::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$twice
        $kiln->open[$frame][2] = null;
        $twice = $kiln->ask($object, \Kiln\Tests\Golden\Jms\Virtual\Cart::class, 'twice');
        if ($twice !== null && $twice !== Skipped::Value) {
            $result['double'] = (int) $twice;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$isEmpty
        $isEmpty = $object->isEmpty();
        if ($isEmpty !== null) {
            $result['isEmpty'] = $isEmpty;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$labels
        $labels = $object->labels();
        if ($labels !== null) {
            $kiln->open[$frame][2] = 'labels';
            $written = $kiln->value($labels);
            if ($written !== Skipped::Value && !$kiln->isEmpty($written)) {
                $result['labels'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$count
        if (isset($object->count)) {
            $result['count'] = $object->count;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$token
        if (isset($object->token)) {
            $result['token'] = $object->token;
        }

        // Kiln\Tests\Golden\Jms\Virtual\Cart::$notes
        if (isset($object->notes)) {
            $notes = [];
            foreach ($object->notes as $note) {
                if ($note !== null) {
                    $notes[] = (string) $note;
                }
            }
            if (!$kiln->isEmpty($notes)) {
                $result['notes'] = $notes;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
