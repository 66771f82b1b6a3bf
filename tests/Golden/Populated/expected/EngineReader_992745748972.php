<?php

// Reads Kiln\Tests\Golden\Populated\Engine from decoded data.
// Keys: aux_serial, aux_power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Engine' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class EngineReader_992745748972
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Populated\Engine
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Populated\Engine::class);
        /** @var array{aux_serial?: string, aux_power?: int} $data */

        return new \Kiln\Tests\Golden\Populated\Engine(
            // Kiln\Tests\Golden\Populated\Engine::$serial
            $data['aux_serial'] ?? throw new Mismatch('aux_serial'),
            // Kiln\Tests\Golden\Populated\Engine::$power
            $data['aux_power'] ?? throw new Mismatch('aux_power'),
        );
    }

    /** @return list<\Kiln\Tests\Golden\Populated\Engine> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Populated\Engine>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Populated\Engine::class);
            /** @var array{aux_serial?: string, aux_power?: int} $data */

            $objects[] = new \Kiln\Tests\Golden\Populated\Engine(
                // Kiln\Tests\Golden\Populated\Engine::$serial
                $data['aux_serial'] ?? throw new Mismatch('aux_serial'),
                // Kiln\Tests\Golden\Populated\Engine::$power
                $data['aux_power'] ?? throw new Mismatch('aux_power'),
            );
        }

        return $objects;
    }
}
