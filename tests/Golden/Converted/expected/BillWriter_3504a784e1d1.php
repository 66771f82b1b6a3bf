<?php

// Writes Kiln\Tests\Golden\Converted\Bill for json_encode().
// Keys: total, tip
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Converted\Bill' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class BillWriter_3504a784e1d1
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Converted\Bill $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Converted\Bill::$total
        if (isset($object->total) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Converted\Bill::class, 'total')) {
            $result['total'] = $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $object->total);
        }

        // Kiln\Tests\Golden\Converted\Bill::$tip
        $result['tip'] = $object->tip === null ? null : $kiln->convert(\Kiln\Tests\Golden\Converted\MoneyConverter::class, $object->tip, ['digits' => 1]);

        return $result;
    }
}
