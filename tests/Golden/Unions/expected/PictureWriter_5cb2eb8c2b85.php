<?php

// Writes Kiln\Tests\Golden\Unions\Picture for json_encode().
// Keys: url, width
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Unions\Picture' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class PictureWriter_5cb2eb8c2b85
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Unions\Picture $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Unions\Picture::$url
        if (isset($object->url)) {
            $result['url'] = $object->url;
        }

        // Kiln\Tests\Golden\Unions\Picture::$width
        $result['width'] = $object->width;

        return $result;
    }
}
