<?php

// Reads Kiln\Tests\Golden\Discriminated\Bike from decoded data.
// Keys: bell
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Bike' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class BikeReader_c388692891dd
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Discriminated\Bike
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Discriminated\Bike::class);
        isset($data['kind']) && !\in_array($data['kind'], ['bike'], true) && throw new Mismatch('kind');
        /** @var array{bell?: bool} $data */

        $object = new \Kiln\Tests\Golden\Discriminated\Bike();
        // Kiln\Tests\Golden\Discriminated\Bike::$bell
        if (\array_key_exists('bell', $data)) {
            $object->bell = $data['bell'];
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Discriminated\Bike> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Discriminated\Bike>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Discriminated\Bike::class);
            isset($data['kind']) && !\in_array($data['kind'], ['bike'], true) && throw new Mismatch('kind');
            /** @var array{bell?: bool} $data */

            $object = new \Kiln\Tests\Golden\Discriminated\Bike();
            // Kiln\Tests\Golden\Discriminated\Bike::$bell
            if (\array_key_exists('bell', $data)) {
                $object->bell = $data['bell'];
            }
            $objects[] = $object;
        }

        return $objects;
    }
}
