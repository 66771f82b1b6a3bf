<?php

// Reads Kiln\Tests\Golden\Jms\Collections\Item as jms/serializer does, from decoded data.
// Keys: sku
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class ItemReader_d4a3beb5f0e3
{
    public static ?\Kiln\Tests\Golden\Jms\Collections\Item $blank = null;

    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Collections\Item
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['sku'], \Kiln\Tests\Golden\Jms\Collections\Item::class, 'sku');
        }
        $object = clone (ItemReader_d4a3beb5f0e3::$blank ??= (new \ReflectionClass(\Kiln\Tests\Golden\Jms\Collections\Item::class))->newInstanceWithoutConstructor());

        // Kiln\Tests\Golden\Jms\Collections\Item::$sku
        $sku = $data['sku'] ?? null;
        if ($sku !== null) {
            $object->sku = \is_string($sku) ? $sku : $kiln->string($sku);
        } elseif (\array_key_exists('sku', $data)) {
            $object->sku = null;
        }

        return $object;
    }
}
