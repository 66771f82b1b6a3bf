<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;

// Reads Kiln\Tests\Golden\Jms\Unions\Text as jms/serializer does, from decoded data.
// Keys: kind, body
// Made by Kiln from the class; do not edit.
final class TextReader_031790b79931
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Unions\Text
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['kind', 'body'], \Kiln\Tests\Golden\Jms\Unions\Text::class, 'kind');
        }
        $object = new \Kiln\Tests\Golden\Jms\Unions\Text();

        // Kiln\Tests\Golden\Jms\Unions\Text::$kind
        $kind = $data['kind'] ?? null;
        if (\is_string($kind)) {
            $object->kind = $kind;
        } elseif ($kind !== null) {
            $object->kind = $kiln->string($kind);
        } elseif (\array_key_exists('kind', $data)) {
            $object->kind = null;
        } else {
            $object->kind = 'text';
        }

        // Kiln\Tests\Golden\Jms\Unions\Text::$body
        $body = $data['body'] ?? null;
        if (\is_string($body)) {
            $object->body = $body;
        } elseif ($body !== null) {
            $object->body = $kiln->string($body);
        } elseif (\array_key_exists('body', $data)) {
            $object->body = null;
        } else {
            $object->body = '';
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Unions\Picture as jms/serializer does, from decoded data.
// Keys: kind, url
// Made by Kiln from the class; do not edit.
final class PictureReader_1f92d32586ba
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Unions\Picture
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['kind', 'url'], \Kiln\Tests\Golden\Jms\Unions\Picture::class, 'kind');
        }
        $object = new \Kiln\Tests\Golden\Jms\Unions\Picture();

        // Kiln\Tests\Golden\Jms\Unions\Picture::$kind
        $kind = $data['kind'] ?? null;
        if (\is_string($kind)) {
            $object->kind = $kind;
        } elseif ($kind !== null) {
            $object->kind = $kiln->string($kind);
        } elseif (\array_key_exists('kind', $data)) {
            $object->kind = null;
        } else {
            $object->kind = 'picture';
        }

        // Kiln\Tests\Golden\Jms\Unions\Picture::$url
        $url = $data['url'] ?? null;
        if (\is_string($url)) {
            $object->url = $url;
        } elseif ($url !== null) {
            $object->url = $kiln->string($url);
        } elseif (\array_key_exists('url', $data)) {
            $object->url = null;
        } else {
            $object->url = '';
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Unions\Message as jms/serializer does, from decoded data.
// Keys: id, score, content
// Made by Kiln from the class; do not edit.
final class MessageReader_e419ce665a8c
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
                'text' => TextReader_031790b79931::read($content, $kiln),
                'picture' => PictureReader_1f92d32586ba::read($content, $kiln),
                default => throw new Mismatch('content'),
            };
        } else {
            $object->content = null;
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Unions\Message as jms/serializer does, for json_encode().
// Keys: id, score, content
// Made by Kiln from the class; do not edit.
final class MessageWriter_e891b3a8d97d
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

// Writes Kiln\Tests\Golden\Jms\Unions\Picture as jms/serializer does, for json_encode().
// Keys: kind, url
// Made by Kiln from the class; do not edit.
final class PictureWriter_a67b1d0d2e1d
{
    public static function write(\Kiln\Tests\Golden\Jms\Unions\Picture $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Unions\Picture::$kind
        if (isset($object->kind)) {
            $result['kind'] = $object->kind;
        }

        // Kiln\Tests\Golden\Jms\Unions\Picture::$url
        if (isset($object->url)) {
            $result['url'] = $object->url;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}
