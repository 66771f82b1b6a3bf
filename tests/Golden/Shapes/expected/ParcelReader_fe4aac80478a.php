<?php

// Reads Kiln\Tests\Golden\Shapes\Parcel from decoded data.
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ParcelReader_fe4aac80478a
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Shapes\Parcel
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Shapes\Parcel::class);
        /** @var array{size?: mixed, receiver?: mixed, position?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Shapes\Parcel();
        // Kiln\Tests\Golden\Shapes\Parcel::$size
        \is_array($data['size'] ?? null) || throw new Mismatch('size');
        \is_int($data['size']['width'] ?? null) || throw new Mismatch('width');
        \is_int($data['size']['height'] ?? null) || throw new Mismatch('height');
        $object->size = ['width' => $data['size']['width'], 'height' => $data['size']['height']];

        // Kiln\Tests\Golden\Shapes\Parcel::$receiver
        \is_array($data['receiver'] ?? null) || throw new Mismatch('receiver');
        \is_string($data['receiver']['name'] ?? null) || throw new Mismatch('name');
        $receiver = ['name' => $data['receiver']['name']];
        if (\array_key_exists('street', $data['receiver'])) {
            \is_string($data['receiver']['street']) || $data['receiver']['street'] === null || throw new Mismatch('street');
            $receiver['street'] = $data['receiver']['street'];
        }
        $receiver += $data['receiver'];
        $object->receiver = $receiver;

        // Kiln\Tests\Golden\Shapes\Parcel::$position
        $position = null;
        if (isset($data['position'])) {
            \is_array($data['position']) || throw new Mismatch('position');
            $position0 = $data['position'][0] ?? throw new Mismatch('position0');
            \is_float($position0) || \is_int($position0) || throw new Mismatch('position0');
            $position1 = $data['position'][1] ?? throw new Mismatch('position1');
            \is_float($position1) || \is_int($position1) || throw new Mismatch('position1');
            $position = [\floatval($position0), \floatval($position1)];
        }
        $object->position = $position;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Shapes\Parcel> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Shapes\Parcel>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = ParcelReader_fe4aac80478a::read($data, $kiln);
        }

        return $objects;
    }
}
