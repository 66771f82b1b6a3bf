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
final class DraftReader_44977aabee05
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Conditional\Draft
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['text', 'secret'], \Kiln\Tests\Golden\Jms\Conditional\Draft::class, 'text');
        }
        $object = new \Kiln\Tests\Golden\Jms\Conditional\Draft();

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$text
        $text = $data['text'] ?? null;
        if (\is_string($text)) {
            $object->text = $text;
        } elseif ($text !== null) {
            $object->text = $kiln->string($text);
        } elseif (\array_key_exists('text', $data)) {
            $object->text = null;
        } else {
            $object->text = '';
        }

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$secret
        $secret = $data['secret'] ?? null;
        if (\is_bool($secret)) {
            $object->secret = $secret;
        } elseif ($secret !== null) {
            $object->secret = (bool) $secret;
        } elseif (\array_key_exists('secret', $data)) {
            $object->secret = null;
        } else {
            $object->secret = false;
        }

        return $object;
    }
}
