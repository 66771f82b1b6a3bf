<?php

// Reads Kiln\Tests\Golden\Jms\Conditional\Draft as jms/serializer does, from decoded data.
// Keys: text, secret
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class DraftReader_04d7093d55a1
{
    public static ?\Kiln\Tests\Golden\Jms\Conditional\Draft $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Conditional\Draft
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['text', 'secret'], \Kiln\Tests\Golden\Jms\Conditional\Draft::class, 'text');
        }
        $object = clone (DraftReader_04d7093d55a1::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Conditional\Draft::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$text
        $text = $data['text'] ?? null;
        if ($text !== null) {
            $object->text = \is_string($text) ? $text : $kiln->string($text);
        } elseif (\array_key_exists('text', $data)) {
            $object->text = null;
        } else {
            $object->text = '';
        }

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$secret
        $secret = $data['secret'] ?? null;
        if ($secret !== null) {
            $object->secret = (bool) $secret;
        } elseif (\array_key_exists('secret', $data)) {
            $object->secret = null;
        } else {
            $object->secret = false;
        }

        return $object;
    }
}
