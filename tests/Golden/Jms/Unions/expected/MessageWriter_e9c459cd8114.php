<?php

// Writes Kiln\Tests\Golden\Jms\Unions\Message as jms/serializer does, for json_encode().
// Keys: id, score, content
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class MessageWriter_e9c459cd8114
{
    public static function write(\Kiln\Tests\Golden\Jms\Unions\Message $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Unions\Message::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Unions\Message::$id
        if (isset($object->id)) {
            $kiln->open[$frame][2] = 'id';
            $written = $kiln->value($object->id);
            if ($written !== Skipped::Value) {
                $result['id'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$score
        if (isset($object->score)) {
            $kiln->open[$frame][2] = 'score';
            $written = $kiln->value($object->score);
            if ($written !== Skipped::Value) {
                $result['score'] = $written;
            }
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$content
        if (isset($object->content)) {
            $kiln->open[$frame][2] = 'content';
            $written = $kiln->value($object->content);
            if ($written !== Skipped::Value) {
                $result['content'] = $written;
            }
        }

        unset($kiln->open[$frame]);

        return $result === [] ? new \ArrayObject() : $result;
    }
}
