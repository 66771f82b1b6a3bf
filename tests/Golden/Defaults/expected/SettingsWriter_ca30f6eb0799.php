<?php

// Writes Kiln\Tests\Golden\Defaults\Settings for json_encode().
// Keys: theme, width, height, font, size, zoom, extra
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class SettingsWriter_ca30f6eb0799
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Defaults\Settings $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Defaults\Settings::$theme
            'theme' => $object->theme,
        ];

        // Kiln\Tests\Golden\Defaults\Settings::$width
        if (isset($object->width) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Defaults\Settings::class, 'width')) {
            $result['width'] = $object->width;
        }

        $size = $object->size ?? $kiln->untyped($object, \Kiln\Tests\Golden\Defaults\Settings::class, 'size');
        \is_int($size) || throw new Mismatch('size');

        $zoom = $object->zoom ?? $kiln->untyped($object, \Kiln\Tests\Golden\Defaults\Settings::class, 'zoom');
        $zoom2 = null;
        if ($zoom !== null) {
            \is_float($zoom) || \is_int($zoom) || throw new Mismatch('zoom');
            $zoom2 = \floatval($zoom);
        }

        // Kiln\Tests\Golden\Defaults\Settings::$height
        $result['height'] = $object->height;
        // Kiln\Tests\Golden\Defaults\Settings::$font
        $result['font'] = $object->font;
        // Kiln\Tests\Golden\Defaults\Settings::$size
        $result['size'] = $size;
        // Kiln\Tests\Golden\Defaults\Settings::$zoom
        $result['zoom'] = $zoom2;

        // Kiln\Tests\Golden\Defaults\Settings::$extra
        if (isset($object->extra) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Defaults\Settings::class, 'extra')) {
            $result['extra'] = $kiln->dynamic($object->extra);
        }

        return $result;
    }
}
