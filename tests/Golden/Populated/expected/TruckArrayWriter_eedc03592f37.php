<?php

// Writes Kiln\Tests\Golden\Populated\Truck as plain arrays.
// Keys: plate, engine, spare, history, aux_*
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class TruckArrayWriter_eedc03592f37
{
    /** @var \Closure(\Kiln\Tests\Golden\Populated\Truck, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Populated\Truck, so that it sees what is not public.
TruckArrayWriter_eedc03592f37::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Populated\Truck $object, Writing $kiln): array {
        $result = [
            // Kiln\Tests\Golden\Populated\Truck::$plate
            'plate' => $object->plate,
        ];

        // Kiln\Tests\Golden\Populated\Truck::$engine
        if (isset($object->engine)) {
            $result['engine'] = EngineArrayWriter_c64e2cfef0ca::write($object->engine, $kiln);
        }

        $history = [];
        foreach ($object->history as $historyItem) {
            $history[] = EngineArrayWriter_c64e2cfef0ca::write($historyItem, $kiln);
        }

        // Kiln\Tests\Golden\Populated\Truck::$spare
        $result['spare'] = $object->spare === null ? null : EngineArrayWriter_c64e2cfef0ca::write($object->spare, $kiln);
        // Kiln\Tests\Golden\Populated\Truck::$history
        $result['history'] = $history;

        // Kiln\Tests\Golden\Populated\Truck::$auxiliary
        if ($object->auxiliary !== null) {
            $result += EngineArrayWriter_ead62fbb6b87::write($object->auxiliary, $kiln);
        }

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Populated\Truck::class,
);
