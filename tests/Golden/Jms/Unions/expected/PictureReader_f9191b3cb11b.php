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
final class PictureReader_f9191b3cb11b
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
