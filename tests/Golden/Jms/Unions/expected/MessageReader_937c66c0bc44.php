<?php

// Reads Kiln\Tests\Golden\Jms\Unions\Message as jms/serializer does, from decoded data.
// Keys: id, score, content
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * @internal
 */
final class MessageReader_937c66c0bc44
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Unions\Message
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id', 'score', 'content'], \Kiln\Tests\Golden\Jms\Unions\Message::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Unions\Message();

        // Kiln\Tests\Golden\Jms\Unions\Message::$id
        $id = $data['id'] ?? null;
        if ($id !== null) {
            $id2 = $kiln->union($id, ['int', 'string']);
            if ($id2 !== Skipped::Value) {
                $object->id = $id2;
            } else {
                $object->id = 0;
            }
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$score
        $score = $data['score'] ?? null;
        if ($score !== null) {
            $score2 = $kiln->union($score, ['bool', 'float']);
            if ($score2 !== Skipped::Value) {
                $object->score = $score2;
            } else {
                $object->score = null;
            }
        } else {
            $object->score = null;
        }

        // Kiln\Tests\Golden\Jms\Unions\Message::$content
        $content = $data['content'] ?? null;
        if ($content !== null) {
            $object->content = match ($kiln->discriminator($content, 'kind', true)) {
                'text' => TextReader_2d16728a582b::read($content, $kiln),
                'picture' => PictureReader_f9191b3cb11b::read($content, $kiln),
                default => throw new Mismatch('content'),
            };
        } else {
            $object->content = null;
        }

        return $object;
    }
}
