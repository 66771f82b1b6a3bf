<?php

// Reads Kiln\Tests\Golden\Jms\Unions\Picture as jms/serializer does, from decoded data.
// Keys: kind, url
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class PictureReader_3c4704926e29
{
    public static ?\Kiln\Tests\Golden\Jms\Unions\Picture $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Unions\Picture
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['kind', 'url'], \Kiln\Tests\Golden\Jms\Unions\Picture::class, 'kind');
        }
        $object = clone (PictureReader_3c4704926e29::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Unions\Picture::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Unions\Picture::$kind
        $kind = $data['kind'] ?? null;
        if ($kind !== null) {
            $object->kind = \is_string($kind) ? $kind : $kiln->string($kind);
        } elseif (\array_key_exists('kind', $data)) {
            $object->kind = null;
        } else {
            $object->kind = 'picture';
        }

        // Kiln\Tests\Golden\Jms\Unions\Picture::$url
        $url = $data['url'] ?? null;
        if ($url !== null) {
            $object->url = \is_string($url) ? $url : $kiln->string($url);
        } elseif (\array_key_exists('url', $data)) {
            $object->url = null;
        } else {
            $object->url = '';
        }

        return $object;
    }
}
