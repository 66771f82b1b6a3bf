<?php

// Reads Kiln\Tests\Golden\Discriminated\Garage from decoded data.
// Keys: first, others
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Discriminated\Garage' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class GarageReader_968c944c6a9f
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Discriminated\Garage
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Discriminated\Garage::class);
        /** @var array{first?: mixed, others?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Discriminated\Garage();
        // Kiln\Tests\Golden\Discriminated\Garage::$first
        $first = null;
        if (isset($data['first'])) {
            \is_array($data['first']) || throw new Mismatch('first');
            $first = match ($data['first']['kind'] ?? null) {
                'car' => CarReader_18c08bccd03d::read($data['first'], $kiln),
                'bike' => BikeReader_c388692891dd::read($data['first'], $kiln),
                default => throw new Mismatch('first'),
            };
        }
        $object->first = $first;

        // Kiln\Tests\Golden\Discriminated\Garage::$others
        if (\array_key_exists('others', $data)) {
            \is_array($data['others']) && \array_is_list($data['others']) || throw new Mismatch('others');
            $others = [];
            foreach ($data['others'] as $other) {
                \is_array($other) || throw new Mismatch('other');
                $others[] = match ($other['kind'] ?? null) {
                    'car' => CarReader_18c08bccd03d::read($other, $kiln),
                    'bike' => BikeReader_c388692891dd::read($other, $kiln),
                    default => throw new Mismatch('other'),
                };
            }
            $object->others = $others;
        }

        return $object;
    }

    /** @return list<\Kiln\Tests\Golden\Discriminated\Garage> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Discriminated\Garage>');
        $objects = [];
        foreach ($list as $data) {
            $objects[] = GarageReader_968c944c6a9f::read($data, $kiln);
        }

        return $objects;
    }
}
