<?php

// Writes Kiln\Tests\Golden\Jms\PromotedDefaults\Settings as jms/serializer does, for json_encode().
// Keys: name, size, colour, tags
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class SettingsWriter_6c6c70c851e5
{
    /** @var \Closure(\Kiln\Tests\Golden\Jms\PromotedDefaults\Settings, Writing): mixed */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Jms\PromotedDefaults\Settings, so that it sees what is not public.
SettingsWriter_6c6c70c851e5::$write = \Closure::bind(
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
