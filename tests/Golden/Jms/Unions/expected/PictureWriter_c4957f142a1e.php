<?php

// Writes Kiln\Tests\Golden\Jms\Unions\Picture as jms/serializer does, for json_encode().
// Keys: kind, url
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class PictureWriter_c4957f142a1e
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
