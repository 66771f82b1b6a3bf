<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;

// Reads Kiln\Tests\Golden\Jms\Inlined\Place as jms/serializer does, from decoded data.
// Keys: street, town
// Made by Kiln from the class; do not edit.
final class PlaceReader_ce9cbd91857a
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Inlined\Place
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['street', 'town'], \Kiln\Tests\Golden\Jms\Inlined\Place::class, 'street');
        }
        $object = new \Kiln\Tests\Golden\Jms\Inlined\Place();

        // Kiln\Tests\Golden\Jms\Inlined\Place::$street
        $street = $data['street'] ?? null;
        if (\is_string($street)) {
            $object->street = $street;
        } elseif ($street !== null) {
            $object->street = $kiln->string($street);
        } elseif (\array_key_exists('street', $data)) {
            $object->street = null;
        } else {
            $object->street = '';
        }

        // Kiln\Tests\Golden\Jms\Inlined\Place::$town
        $town = $data['town'] ?? null;
        if (\is_string($town)) {
            $object->town = $town;
        } elseif ($town !== null) {
            $object->town = $kiln->string($town);
        } else {
            $object->town = null;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Jms\Inlined\Delivery as jms/serializer does, from decoded data.
// Keys: id, place: *, more: *
// Made by Kiln from the class; do not edit.
final class DeliveryReader_324fc19c2b36
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Inlined\Delivery
    {
        $isNull = $data === null;
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['id'], \Kiln\Tests\Golden\Jms\Inlined\Delivery::class, 'id');
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
        if ($isNull) {
            $object->place = null;
        } else {
            $object->place = PlaceReader_ce9cbd91857a::read($data, $kiln);
        }

        // Kiln\Tests\Golden\Jms\Inlined\Delivery::$more
        if ($isNull) {
            $object->more = null;
        } else {
            $more = [];
            foreach (\is_array($data) ? $data : $kiln->refuse($data, 'array') as $key => $moreItem) {
                $more[$key] = \is_string($moreItem) ? $moreItem : $kiln->string($moreItem);
            }
            $object->more = $more;
        }

        return $object;
    }
}

// Writes Kiln\Tests\Golden\Jms\Inlined\Place as jms/serializer does, for json_encode().
// Keys: street, town
// Made by Kiln from the class; do not edit.
final class PlaceWriter_e3bc8f26070a
{
    public static function write(\Kiln\Tests\Golden\Jms\Inlined\Place $object, Writing $kiln): mixed
    {
        $result = [];

        // Kiln\Tests\Golden\Jms\Inlined\Place::$street
        if (isset($object->street)) {
            $result['street'] = $object->street;
        }

        // Kiln\Tests\Golden\Jms\Inlined\Place::$town
        if (isset($object->town)) {
            $result['town'] = $object->town;
        }

        return $result === [] ? new \ArrayObject() : $result;
    }
}

// Writes Kiln\Tests\Golden\Jms\Inlined\Delivery as jms/serializer does, for json_encode().
// Keys: id, place: *, more: *
// Made by Kiln from the class; do not edit.
final class DeliveryWriter_a5c15c364f80
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
                ? PlaceWriter_e3bc8f26070a::write($place, $kiln)
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
