<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\PromotedDefaults\Settings as jms/serializer does, from decoded data.
// Keys: name, size, colour, tags
// Made by Kiln from the class; do not edit.
final class SettingsReader_39c26a0e0268
{
    public static ?\Kiln\Tests\Golden\Jms\PromotedDefaults\Settings $blank = null;

    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Jms\PromotedDefaults\Settings */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Jms\PromotedDefaults\Settings, so that it sees what is not public.
SettingsReader_39c26a0e0268::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\PromotedDefaults\Settings {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['name', 'size', 'colour', 'tags'], \Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::class, 'name');
        }
        $object = clone (SettingsReader_39c26a0e0268::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$name
        $name = $data['name'] ?? null;
        if (\is_string($name)) {
            $object->name = $name;
        } elseif ($name !== null) {
            $object->name = $kiln->string($name);
        } elseif (\array_key_exists('name', $data)) {
            $object->name = null;
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$size
        $size = $data['size'] ?? null;
        if (\is_int($size)) {
            $object->size = $size;
        } elseif ($size !== null) {
            $object->size = $kiln->int($size);
        } elseif (\array_key_exists('size', $data)) {
            $object->size = null;
        } else {
            $object->size = 20;
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$colour
        $colour = $data['colour'] ?? null;
        if (\is_string($colour)) {
            $object->colour = $colour;
        } elseif ($colour !== null) {
            $object->colour = $kiln->string($colour);
        } elseif (\array_key_exists('colour', $data)) {
            $object->colour = null;
        } else {
            $object->colour = 'red';
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$tags
        $tags = $data['tags'] ?? null;
        if ($tags !== null) {
            $items = [];
            foreach (\is_array($tags) ? $tags : $kiln->items($tags) as $tag) {
                $items[] = \is_string($tag) ? $tag : $kiln->string($tag);
            }
            $object->tags = $items;
        } elseif (\array_key_exists('tags', $data)) {
            $object->tags = null;
        } else {
            $object->tags = ['new'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::class,
);

// Writes Kiln\Tests\Golden\Jms\PromotedDefaults\Settings as jms/serializer does, for json_encode().
// Keys: name, size, colour, tags
// Made by Kiln from the class; do not edit.
final class SettingsWriter_7086b9ddedb4
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\PromotedDefaults\Settings, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\PromotedDefaults\Settings, so that it sees what is not public.
SettingsWriter_7086b9ddedb4::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Jms\PromotedDefaults\Settings $object, Writing $kiln): mixed {
        $result = [];

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$name
        if (isset($object->name)) {
            $result['name'] = $object->name;
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$size
        if (isset($object->size)) {
            $result['size'] = $object->size;
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$colour
        if (isset($object->colour)) {
            $result['colour'] = $object->colour;
        }

        // Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::$tags
        if (isset($object->tags)) {
            $tags = [];
            foreach ($object->tags as $tag) {
                if ($tag !== null) {
                    $tags[] = (string) $tag;
                }
            }
            $result['tags'] = $tags;
        }

        return $result === [] ? new \ArrayObject() : $result;
    },
    null,
    \Kiln\Tests\Golden\Jms\PromotedDefaults\Settings::class,
);
