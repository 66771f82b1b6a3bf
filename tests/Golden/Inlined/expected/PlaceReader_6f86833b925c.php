<?php

// Reads Kiln\Tests\Golden\Inlined\Place from decoded data.
// Keys: street, city
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Inlined\Place' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class PlaceReader_6f86833b925c
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Inlined\Place
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Place::class);
        /** @var array{street?: string, city?: string|null} $data */

        return new \Kiln\Tests\Golden\Inlined\Place(
            // Kiln\Tests\Golden\Inlined\Place::$street
            $data['street'] ?? throw new Mismatch('street'),
            // Kiln\Tests\Golden\Inlined\Place::$city
            $data['city'] ?? null,
        );
    }

    /** @return list<\Kiln\Tests\Golden\Inlined\Place> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Inlined\Place>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Inlined\Place::class);
            /** @var array{street?: string, city?: string|null} $data */

            $objects[] = new \Kiln\Tests\Golden\Inlined\Place(
                // Kiln\Tests\Golden\Inlined\Place::$street
                $data['street'] ?? throw new Mismatch('street'),
                // Kiln\Tests\Golden\Inlined\Place::$city
                $data['city'] ?? null,
            );
        }

        return $objects;
    }
}
