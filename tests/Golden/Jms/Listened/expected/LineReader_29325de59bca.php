<?php

// Reads Kiln\Tests\Golden\Jms\Listened\Line as jms/serializer does, from decoded data.
// Keys: sku, quantity
// Made by Kiln from the class; do not edit.

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Lenient\Reading;

/**
 * @internal
 */
final class LineReader_29325de59bca
{
    public static function fill(\Kiln\Tests\Golden\Jms\Listened\Line $object, mixed $data, Reading $kiln): void
    {
        if (!\is_array($data)) {
            $data = $kiln->nulls($data, ['sku', 'quantity'], \Kiln\Tests\Golden\Jms\Listened\Line::class, 'sku');
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$sku
        $sku = $data['sku'] ?? null;
        if (\is_string($sku)) {
            $object->sku = $sku;
        } elseif ($sku !== null) {
            $object->sku = $kiln->string($sku);
        } elseif (\array_key_exists('sku', $data)) {
            $object->sku = null;
        } else {
            $object->sku = '';
        }

        // Kiln\Tests\Golden\Jms\Listened\Line::$quantity
        $quantity = $data['quantity'] ?? null;
        if (\is_int($quantity)) {
            $object->quantity = $quantity;
        } elseif ($quantity !== null) {
            $object->quantity = $kiln->int($quantity);
        } elseif (\array_key_exists('quantity', $data)) {
            $object->quantity = null;
        } else {
            $object->quantity = 1;
        }
    }
}
