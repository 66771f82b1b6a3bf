<?php

// Reads Kiln\Tests\Golden\Inlined\Place from decoded data.
// Keys: to_street, to_city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Place' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class PlaceReader_d65147e9c5af
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Inlined\Place
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Place::class);
        /** @var array{to_street?: string, to_city?: string|null} $data */

        return new \Kiln\Tests\Golden\Inlined\Place(
            // Kiln\Tests\Golden\Inlined\Place::$street
            $data['to_street'] ?? throw new Mismatch('to_street'),
            // Kiln\Tests\Golden\Inlined\Place::$city
            $data['to_city'] ?? null,
        );
    }

    /** @return list<\Kiln\Tests\Golden\Inlined\Place> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Inlined\Place>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Place::class);
            /** @var array{to_street?: string, to_city?: string|null} $data */

            $objects[] = new \Kiln\Tests\Golden\Inlined\Place(
                // Kiln\Tests\Golden\Inlined\Place::$street
                $data['to_street'] ?? throw new Mismatch('to_street'),
                // Kiln\Tests\Golden\Inlined\Place::$city
                $data['to_city'] ?? null,
            );
        }

        return $objects;
    }
}
