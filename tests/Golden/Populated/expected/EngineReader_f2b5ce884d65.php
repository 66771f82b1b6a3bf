<?php

// Reads Kiln\Tests\Golden\Populated\Engine from decoded data.
// Keys: serial, power
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Populated\Engine' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;

/**
 * @internal
 */
final class EngineReader_f2b5ce884d65
{
    /** @var \Closure(\Kiln\Tests\Golden\Populated\Engine, mixed, Reading): \Kiln\Tests\Golden\Populated\Engine */
    public static \Closure $populate;
}

// Bound to Kiln\Tests\Golden\Populated\Engine, so that it sees what is not public.
EngineReader_f2b5ce884d65::$populate = \Closure::bind(
    static function (\Kiln\Tests\Golden\Populated\Engine $object, mixed $data, Reading $kiln): \Kiln\Tests\Golden\Populated\Engine {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Populated\Engine::class);
        /** @var array{serial?: string, power?: int} $data */

        // Kiln\Tests\Golden\Populated\Engine::$serial
        \array_key_exists('serial', $data) && throw new Mismatch('serial');

        // Kiln\Tests\Golden\Populated\Engine::$power
        if (\array_key_exists('power', $data)) {
            $object->power = $data['power'];
        }

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Populated\Engine::class,
);
