<?php

// Writes Kiln\Tests\Golden\Jms\Inlined\Delivery as jms/serializer does, for json_encode().
// Keys: id, place: *, more: *
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;

/**
 * @internal
 */
final class DeliveryWriter_1b23342354f0
{
    public static function write(\Kiln\Tests\Golden\Jms\Inlined\Delivery $object, Writing $kiln): mixed
    {
        $frame = \spl_object_id($object);
        if (isset($kiln->open[$frame])) {
            return Skipped::Value;
        }
        $kiln->open[$frame] = [$object, \Kiln\Tests\Golden\Jms\Inlined\Delivery::class, null];
        $result = [];

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$id
        if (isset($object->id)) {
            $result['id'] = $object->id;
        }

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$place
        if (isset($object->place)) {
            $kiln->open[$frame][2] = 'place';
            $place = $object->place;
            $written = $place::class === \Kiln\Tests\Golden\Jms\Inlined\Place::class
                ? PlaceWriter_17fe01a9e6ec::write($place, $kiln)
                : $kiln->object($place, \Kiln\Tests\Golden\Jms\Inlined\Place::class);
            if (\is_array($written) || $written instanceof \ArrayObject) {
                foreach ($written as $key => $member) {
                    $result[$key] = $member;
                }
            }
        }

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$more
        if (isset($object->more)) {
            $more = [];
            foreach ($object->more as $key => $moreItem) {
                if ($moreItem !== null) {
                    $more[$key] = (string) $moreItem;
                }
            }
            $written = new \ArrayObject($more);
            if (\is_array($written) || $written instanceof \ArrayObject) {
                foreach ($written as $key => $member) {
                    $result[$key] = $member;
                }
            }
        }

        unset($kiln->open[$frame]);

        return new \ArrayObject($result);
    }
}
