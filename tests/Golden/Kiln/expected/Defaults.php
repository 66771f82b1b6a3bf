<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Defaults\Settings for json_encode().
// Keys: theme, width, height, font, size, zoom, extra
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=write
final class SettingsWriter_158ad03d3fca
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Defaults\Settings $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Kiln\Defaults\Settings::$theme
            'theme' => $object->theme,
        ];

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$width
        if (isset($object->width) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\Defaults\Settings::class, 'width')) {
            $result['width'] = $object->width;
        }

        $size = $object->size ?? $kiln->untyped($object, \Kiln\Tests\Golden\Kiln\Defaults\Settings::class, 'size');
        \is_int($size) || throw new Mismatch('size');

        $zoom = $object->zoom ?? $kiln->untyped($object, \Kiln\Tests\Golden\Kiln\Defaults\Settings::class, 'zoom');
        $zoom2 = null;
        if ($zoom !== null) {
            \is_float($zoom) || \is_int($zoom) || throw new Mismatch('zoom');
            $zoom2 = \floatval($zoom);
        }

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$height
        $result['height'] = $object->height;
        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$font
        $result['font'] = $object->font;
        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$size
        $result['size'] = $size;
        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$zoom
        $result['zoom'] = $zoom2;

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$extra
        if (isset($object->extra) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\Defaults\Settings::class, 'extra')) {
            $result['extra'] = $kiln->dynamic($object->extra);
        }

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        35 => ['extra'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Defaults\Settings for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=write
final class RootWriter_98074791b424
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Defaults\Settings $value PHP checks it where it is used */
        return SettingsWriter_158ad03d3fca::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Defaults\Settings, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=write --native
final class WriteProgram_8e813174db55
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Defaults\Settings',
                [
                    [403, 'theme', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'theme'], [102, 8], 0],
                    [403, 'width', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'width'], [101, [102, 2]], 1],
                    [403, 'height', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'height'], [101, [102, 2]], 0],
                    [403, 'font', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'font'], [101, [102, 8]], 0],
                    [403, 'size', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'size'], [102, 2], 0],
                    [403, 'zoom', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'zoom'], [101, [102, 4]], 0],
                    [403, 'extra', [601, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'extra'], [116], 1],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Defaults\Settings from decoded data.
// Keys: theme, width, height, font, size, zoom, extra
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=read
final class SettingsReader_3bd1f627f872
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Defaults\Settings
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Defaults\Settings::class);
        /**
         * @var array{
         *     theme?: string, width?: int|null, height?: int|null, font?: string|null, size?: mixed, zoom?: mixed,
         *     extra?: mixed,
         * } $data
         */

        $object = new \Kiln\Tests\Golden\Kiln\Defaults\Settings();
        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$theme
        if (\array_key_exists('theme', $data)) {
            $object->theme = $data['theme'];
        }

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$width
        $object->width = $data['width'] ?? null;
        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$height
        $object->height = $data['height'] ?? null;

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$font
        if (\array_key_exists('font', $data)) {
            $object->font = $data['font'];
        }

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$size
        if (\array_key_exists('size', $data)) {
            \is_int($data['size']) || throw new Mismatch('size');
            $object->size = $data['size'];
        }

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$zoom
        $zoom = null;
        if (isset($data['zoom'])) {
            \is_float($data['zoom']) || \is_int($data['zoom']) || throw new Mismatch('zoom');
            $zoom = \floatval($data['zoom']);
        }
        $object->zoom = $zoom;

        // Kiln\Tests\Golden\Kiln\Defaults\Settings::$extra
        $object->extra = $data['extra'] ?? null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Defaults\Settings from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=read
final class RootReader_ee5af636295b
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return SettingsReader_3bd1f627f872::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Defaults\Settings, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Defaults\Settings' --direction=read --native
final class ReadProgram_22b7cdb9fe54
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Defaults\Settings',
                [801, 0],
                [
                    [501, ['theme'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'theme'], [204, 8], 1, false, null],
                    [501, ['width'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'width'], [203, [204, 2]], 2, false, null],
                    [501, ['height'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'height'], [203, [204, 2]], 2, false, null],
                    [501, ['font'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'font'], [203, [204, 8]], 1, false, null],
                    [501, ['size'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'size'], [204, 2], 1, false, null],
                    [501, ['zoom'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'zoom'], [203, [204, 4]], 2, false, null],
                    [501, ['extra'], [701, 'Kiln\Tests\Golden\Kiln\Defaults\Settings', 'extra'], [201], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
