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
final class ItemReader_7b7f6a379e18
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Jms\Collections\Item
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['sku'], \Kiln\Tests\Golden\Jms\Collections\Item::class, 'sku');
        }
        $object = new \Kiln\Tests\Golden\Jms\Collections\Item();

        // Kiln\Tests\Golden\Jms\Collections\Item::$sku
        $sku = $data['sku'] ?? null;
        if (\is_string($sku)) {
            $object->sku = $sku;
        } elseif ($sku !== null) {
            $object->sku = $kiln->string($sku);
        } elseif (\array_key_exists('sku', $data)) {
            $object->sku = null;
        }

        return $object;
    }
}
