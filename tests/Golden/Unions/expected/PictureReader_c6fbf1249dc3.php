<?php

// Reads Kiln\Tests\Golden\Unions\Picture from decoded data.
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Picture' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class PictureReader_c6fbf1249dc3
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Unions\Picture
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Unions\Picture::class);
        /** @var array{url?: string, width?: int|null} $data */

        $object = new \Kiln\Tests\Golden\Unions\Picture();
        // Kiln\Tests\Golden\Unions\Picture::$url
        $object->url = $data['url'] ?? throw new Mismatch('url');
        // Kiln\Tests\Golden\Unions\Picture::$width
        $object->width = $data['width'] ?? null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Unions\Picture> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Unions\Picture>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Unions\Picture::class);
            /** @var array{url?: string, width?: int|null} $data */

            $object = new \Kiln\Tests\Golden\Unions\Picture();
            // Kiln\Tests\Golden\Unions\Picture::$url
            $object->url = $data['url'] ?? throw new Mismatch('url');
            // Kiln\Tests\Golden\Unions\Picture::$width
            $object->width = $data['width'] ?? null;
            $objects[] = $object;
        }

        return $objects;
    }
}
