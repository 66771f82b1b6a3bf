<?php

// Reads Kiln\Tests\Golden\Jms\Unions\Text as jms/serializer does, from decoded data.
// Keys: kind, body
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class TextReader_2d16728a582b
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
