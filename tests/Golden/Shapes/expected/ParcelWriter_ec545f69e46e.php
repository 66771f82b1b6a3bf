<?php

// Writes Kiln\Tests\Golden\Shapes\Parcel for json_encode().
// Keys: size, receiver, position
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Shapes\Parcel' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class ParcelWriter_ec545f69e46e
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Shapes\Parcel $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Shapes\Parcel::$size
        if (isset($object->size)) {
            \array_key_exists('width', $object->size) || throw new Mismatch('width');
            \is_int($object->size['width']) || throw new Mismatch('width');
            \array_key_exists('height', $object->size) || throw new Mismatch('height');
            \is_int($object->size['height']) || throw new Mismatch('height');
            $result['size'] = ['width' => $object->size['width'], 'height' => $object->size['height']];
        }

        // Kiln\Tests\Golden\Shapes\Parcel::$receiver
        if (isset($object->receiver)) {
            \array_key_exists('name', $object->receiver) || throw new Mismatch('name');
            \is_string($object->receiver['name']) || throw new Mismatch('name');
            $receiver = ['name' => $object->receiver['name']];
            if (\array_key_exists('street', $object->receiver)) {
                \is_string($object->receiver['street']) || $object->receiver['street'] === null || throw new Mismatch('street');
                $receiver['street'] = $object->receiver['street'];
            }
            foreach (\array_diff_key($object->receiver, ['name' => true, 'street' => true]) as $key => $item) {
                $receiver[$key] = $kiln->dynamic($item);
            }
            $result['receiver'] = $receiver;
        }

        $position = null;
        if ($object->position !== null) {
            \array_key_exists(0, $object->position) || throw new Mismatch('position0');
            \is_float($object->position[0]) || \is_int($object->position[0]) || throw new Mismatch('position0');
            \array_key_exists(1, $object->position) || throw new Mismatch('position1');
            \is_float($object->position[1]) || \is_int($object->position[1]) || throw new Mismatch('position1');
            $position = [\floatval($object->position[0]), \floatval($object->position[1])];
        }

        // Kiln\Tests\Golden\Shapes\Parcel::$position
        $result['position'] = $position;

        return $result;
    }
}
