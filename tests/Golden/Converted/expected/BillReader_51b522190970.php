<?php

// Reads Kiln\Tests\Golden\Converted\Bill from decoded data.
// Keys: total, tip
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class BillReader_51b522190970
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Converted\Bill
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Converted\Bill::class);
        /** @var array{total?: mixed, tip?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Converted\Bill();
        // Kiln\Tests\Golden\Converted\Bill::$total
        $object->total = $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $data['total'] ?? throw new Mismatch('total'));
        // Kiln\Tests\Golden\Converted\Bill::$tip
        $object->tip = isset($data['tip']) ? $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $data['tip'], ['digits' => 1]) : null;

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Converted\Bill> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Converted\Bill>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Converted\Bill::class);
            /** @var array{total?: mixed, tip?: mixed} $data */

            $object = new \Kiln\Tests\Golden\Converted\Bill();
            // Kiln\Tests\Golden\Converted\Bill::$total
            $object->total = $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $data['total'] ?? throw new Mismatch('total'));
            // Kiln\Tests\Golden\Converted\Bill::$tip
            $object->tip = isset($data['tip']) ? $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $data['tip'], ['digits' => 1]) : null;
            $objects[] = $object;
        }

        return $objects;
    }
}
