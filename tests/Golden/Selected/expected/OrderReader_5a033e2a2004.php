<?php

// Reads Kiln\Tests\Golden\Selected\Order from decoded data.
// Keys: id, reference
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Selected\Order' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class OrderReader_5a033e2a2004
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Selected\Order
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Selected\Order::class);
        \array_diff_key($data, ['id' => true, 'reference' => true, 'revision' => true]) === [] || throw new Mismatch(\Kiln\Tests\Golden\Selected\Order::class);
        /** @var array{id?: int, reference?: string} $data */

        $object = new \Kiln\Tests\Golden\Selected\Order();
        // Kiln\Tests\Golden\Selected\Order::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\Selected\Order::$reference
        $object->reference = $data['reference'] ?? throw new Mismatch('reference');

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Selected\Order> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Selected\Order>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Selected\Order::class);
            \array_diff_key($data, ['id' => true, 'reference' => true, 'revision' => true]) === [] || throw new Mismatch(\Kiln\Tests\Golden\Selected\Order::class);
            /** @var array{id?: int, reference?: string} $data */

            $object = new \Kiln\Tests\Golden\Selected\Order();
            // Kiln\Tests\Golden\Selected\Order::$id
            $object->id = $data['id'] ?? throw new Mismatch('id');
            // Kiln\Tests\Golden\Selected\Order::$reference
            $object->reference = $data['reference'] ?? throw new Mismatch('reference');
            $objects[] = $object;
        }

        return $objects;
    }
}
