<?php

// Reads Kiln\Tests\Golden\Populated\Truck from decoded data.
// Keys: plate, engine, spare, history, aux_*
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Truck' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class TruckReader_526f1c73f408
{
    /** @var \Closure(\Kiln\Tests\Golden\Populated\Truck, mixed, Reading): \Kiln\Tests\Golden\Populated\Truck */
    public static \Closure $populate;
}

// Bound to Kiln\Tests\Golden\Populated\Truck, so that it sees what is not public.
TruckReader_526f1c73f408::$populate = \Closure::bind(
    static function (\Kiln\Tests\Golden\Populated\Truck $object, mixed $data, Reading $kiln): \Kiln\Tests\Golden\Populated\Truck {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Populated\Truck::class);
        /** @var array{plate?: string, engine?: mixed, spare?: mixed, history?: mixed} $data */

        // Kiln\Tests\Golden\Populated\Truck::$plate
        if (\array_key_exists('plate', $data)) {
            $object->plate = $data['plate'];
        }

        // Kiln\Tests\Golden\Populated\Truck::$engine
        if (\array_key_exists('engine', $data)) {
            if (isset($object->engine)) {
                (EngineReader_f2b5ce884d65::$populate)($object->engine, $data['engine'], $kiln);
            } else {
                $object->engine = EngineReader_4f06b09c52ac::read($data['engine'], $kiln);
            }
        }

        // Kiln\Tests\Golden\Populated\Truck::$spare
        if (isset($data['spare'])) {
            if (isset($object->spare)) {
                (EngineReader_f2b5ce884d65::$populate)($object->spare, $data['spare'], $kiln);
            } else {
                $object->spare = EngineReader_4f06b09c52ac::read($data['spare'], $kiln);
            }
        } elseif (\array_key_exists('spare', $data)) {
            $object->spare = null;
        }

        // Kiln\Tests\Golden\Populated\Truck::$history
        if (\array_key_exists('history', $data)) {
            $object->history = EngineReader_4f06b09c52ac::readList($data['history'], $kiln);
        }

        // Kiln\Tests\Golden\Populated\Truck::$auxiliary
        if (\array_intersect_key($data, ['aux_serial' => true, 'aux_power' => true]) !== []) {
            if (isset($object->auxiliary)) {
                (EngineReader_503afc4e068f::$populate)($object->auxiliary, $data, $kiln);
            } else {
                $object->auxiliary = EngineReader_992745748972::read($data, $kiln);
            }
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Populated\Truck::class,
);
