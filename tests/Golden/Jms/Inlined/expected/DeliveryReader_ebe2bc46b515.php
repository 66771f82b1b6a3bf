<?php

// Reads Kiln\Tests\Golden\Jms\Inlined\Delivery as jms/serializer does, from decoded data.
// Keys: id, place: *, more: *
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class DeliveryReader_ebe2bc46b515
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Inlined\Delivery
    {
        if (!\is_array($data)) {
            $kiln->refuseMembers($data, \Kiln\Tests\Golden\Jms\Inlined\Delivery::class, 'id');
        }
        $object = new \Kiln\Tests\Golden\Jms\Inlined\Delivery();

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$id
        $id = $data['id'] ?? null;
        if (\is_int($id)) {
            $object->id = $id;
        } elseif ($id !== null) {
            $object->id = $kiln->int($id);
        } elseif (\array_key_exists('id', $data)) {
            $object->id = null;
        } else {
            $object->id = 0;
        }

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$place
        $object->place = PlaceReader_00c099595801::read($data, $kiln);

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$more
        $more = [];
        foreach (\is_array($data) ? $data : $kiln->refuse($data, 'array') as $key => $moreItem) {
            $more[$key] = \is_string($moreItem) ? $moreItem : $kiln->string($moreItem);
        }
        $object->more = $more;

        return $object;
    }
}
