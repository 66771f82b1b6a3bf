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
final class TextReader_fc9a44f4e13a
{
    public static ?\Kiln\Tests\Golden\Jms\Unions\Text $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Unions\Text
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['kind', 'body'], \Kiln\Tests\Golden\Jms\Unions\Text::class, 'kind');
        }
        $object = clone (TextReader_fc9a44f4e13a::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Unions\Text::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Unions\Text::$kind
        $kind = $data['kind'] ?? null;
        if ($kind !== null) {
            $object->kind = \is_string($kind) ? $kind : $kiln->string($kind);
        } elseif (\array_key_exists('kind', $data)) {
            $object->kind = null;
        } else {
            $object->kind = 'text';
        }

        // Kiln\Tests\Golden\Jms\Unions\Text::$body
        $body = $data['body'] ?? null;
        if ($body !== null) {
            $object->body = \is_string($body) ? $body : $kiln->string($body);
        } elseif (\array_key_exists('body', $data)) {
            $object->body = null;
        } else {
            $object->body = '';
        }

        return $object;
    }
}
