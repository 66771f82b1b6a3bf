<?php

// Reads Kiln\Tests\Golden\Discriminated\Car from decoded data.
// Keys: doors
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Car' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class CarReader_18c08bccd03d
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Discriminated\Car
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Discriminated\Car::class);
        isset($data['kind']) && !\in_array($data['kind'], ['car'], true) && throw new Mismatch('kind');
        /** @var array{doors?: int} $data */

        return new \Kiln\Tests\Golden\Discriminated\Car(
            // Kiln\Tests\Golden\Discriminated\Car::$doors
            \array_key_exists('doors', $data) ? $data['doors'] : 4,
        );
    }

    /** @return list<\Kiln\Tests\Golden\Discriminated\Car> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Discriminated\Car>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Discriminated\Car::class);
            isset($data['kind']) && !\in_array($data['kind'], ['car'], true) && throw new Mismatch('kind');
            /** @var array{doors?: int} $data */

            $objects[] = new \Kiln\Tests\Golden\Discriminated\Car(
                // Kiln\Tests\Golden\Discriminated\Car::$doors
                \array_key_exists('doors', $data) ? $data['doors'] : 4,
            );
        }

        return $objects;
    }
}
