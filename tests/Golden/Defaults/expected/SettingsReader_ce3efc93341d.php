<?php

// Reads Kiln\Tests\Golden\Defaults\Settings from decoded data.
// Keys: theme, width, height, font, size, zoom, extra
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Defaults\Settings' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class SettingsReader_ce3efc93341d
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Defaults\Settings
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Defaults\Settings::class);
        /**
         * @var array{
         *     theme?: string, width?: int|null, height?: int|null, font?: string|null, size?: mixed, zoom?: mixed,
         *     extra?: mixed,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Defaults\Settings();
        // Kiln\Tests\Golden\Defaults\Settings::$theme
        if (\array_key_exists('theme', $data)) {
            $object->theme = $data['theme'];
        }

        // Kiln\Tests\Golden\Defaults\Settings::$width
        $object->width = $data['width'] ?? null;
        // Kiln\Tests\Golden\Defaults\Settings::$height
        $object->height = $data['height'] ?? null;

        // Kiln\Tests\Golden\Defaults\Settings::$font
        if (\array_key_exists('font', $data)) {
            $object->font = $data['font'];
        }

        // Kiln\Tests\Golden\Defaults\Settings::$size
        if (\array_key_exists('size', $data)) {
            \is_int($data['size']) || throw new Mismatch('size');
            $object->size = $data['size'];
        }

        // Kiln\Tests\Golden\Defaults\Settings::$zoom
        $zoom = null;
        if (isset($data['zoom'])) {
            \is_float($data['zoom']) || \is_int($data['zoom']) || throw new Mismatch('zoom');
            $zoom = \floatval($data['zoom']);
        }
        $object->zoom = $zoom;

        // Kiln\Tests\Golden\Defaults\Settings::$extra
        $object->extra = $data['extra'] ?? null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Defaults\Settings> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Defaults\Settings>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = SettingsReader_ce3efc93341d::read($data, $kiln);
        }

        return $objects;
    }
}
