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
        $id = \spl_object_id($object);
        if (isset($kiln->open[$id])) {
            return Skipped::Value;
        }
        $kiln->open[$id] = [$object, \Kiln\Tests\Golden\Jms\Unions\Message::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Unions\Message::$id
        if (isset($object->id)) {
            $kiln->open[$id][2] = 'id';
            $id2 = $kiln->value($object->id);
            if ($id2 !== Skipped::Value) {
                $result['id'] = $id2;
            }
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$score
        if (isset($object->score)) {
            $kiln->open[$id][2] = 'score';
            $score = $kiln->value($object->score);
            if ($score !== Skipped::Value) {
                $result['score'] = $score;
            }
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$content
        if (isset($object->content)) {
            $kiln->open[$id][2] = 'content';
            $content = $kiln->value($object->content);
            if ($content !== Skipped::Value) {
                $result['content'] = $content;
            }
        }

        unset($kiln->open[$id]);
        return $result === [] ? new \ArrayObject() : $result;
    }
}
