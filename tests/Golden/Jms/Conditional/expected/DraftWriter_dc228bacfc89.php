<?php

// Writes Kiln\Tests\Golden\Jms\Conditional\Draft as jms/serializer does, for json_encode().
// Keys: text, secret
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class DraftWriter_dc228bacfc89
{
    public static function write(\Kiln\Tests\Golden\Jms\Conditional\Draft $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$text
        if (isset($object->text)) {
            $result['text'] = $object->text;
        }

        // Kiln\Tests\Golden\Jms\Conditional\Draft::$secret
        if (isset($object->secret)) {
            $result['secret'] = $object->secret;
        }

        return $result;
    }
}
