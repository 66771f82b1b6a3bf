<?php

// Reads Kiln\Tests\Golden\Inlined\Delivery from decoded data.
// Keys: id, *, to_*, *
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Delivery' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class DeliveryReader_1f14f2673d30
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Inlined\Delivery
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Delivery::class);
        /** @var array{id?: int} $data */

        $object = new \Kiln\Tests\Golden\Inlined\Delivery();
        // Kiln\Tests\Golden\Inlined\Delivery::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\Inlined\Delivery::$from
        $object->from = PlaceReader_6f86833b925c::read($data, $kiln);
        // Kiln\Tests\Golden\Inlined\Delivery::$to
        $object->to = \array_intersect_key($data, ['to_street' => true, 'to_city' => true]) !== [] ? PlaceReader_d65147e9c5af::read($data, $kiln) : null;

        // Kiln\Tests\Golden\Inlined\Delivery::$others
        $rest = $kiln->rest($data, ['id' => true, 'street' => true, 'city' => true, 'to_street' => true, 'to_city' => true]);
        foreach ($rest as $other) {
            \is_string($other) || throw new Mismatch('other');
        }
        $object->others = $rest;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Inlined\Delivery> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Inlined\Delivery>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Delivery::class);
            /** @var array{id?: int} $data */

            $object = new \Kiln\Tests\Golden\Inlined\Delivery();
            // Kiln\Tests\Golden\Inlined\Delivery::$id
            $object->id = $data['id'] ?? throw new Mismatch('id');
            // Kiln\Tests\Golden\Inlined\Delivery::$from
            $object->from = PlaceReader_6f86833b925c::read($data, $kiln);
            // Kiln\Tests\Golden\Inlined\Delivery::$to
            $object->to = \array_intersect_key($data, ['to_street' => true, 'to_city' => true]) !== [] ? PlaceReader_d65147e9c5af::read($data, $kiln) : null;

            // Kiln\Tests\Golden\Inlined\Delivery::$others
            $rest = $kiln->rest($data, ['id' => true, 'street' => true, 'city' => true, 'to_street' => true, 'to_city' => true]);
            foreach ($rest as $other) {
                \is_string($other) || throw new Mismatch('other');
            }
            $object->others = $rest;
            $objects[] = $object;
        }

        return $objects;
    }
}
