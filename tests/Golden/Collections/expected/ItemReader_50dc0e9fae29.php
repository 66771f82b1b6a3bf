<?php

// Reads Kiln\Tests\Golden\Collections\Item from decoded data.
// Keys: sku
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Collections\Item' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class ItemReader_50dc0e9fae29
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Collections\Item
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Collections\Item::class);
        /** @var array{sku?: string} $data */

        $object = new \Kiln\Tests\Golden\Collections\Item();
        // Kiln\Tests\Golden\Collections\Item::$sku
        if (\array_key_exists('sku', $data)) {
            $object->sku = $data['sku'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Collections\Item> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Collections\Item>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Collections\Item::class);
            /** @var array{sku?: string} $data */

            $object = new \Kiln\Tests\Golden\Collections\Item();
            // Kiln\Tests\Golden\Collections\Item::$sku
            if (\array_key_exists('sku', $data)) {
                $object->sku = $data['sku'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
