<?php

// Reads Kiln\Tests\Golden\PromotedReadonly\Address from decoded data.
// Keys: street, city, country, floor
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=read

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Format\LazyArray;

/**
 * @internal
 */
final class AddressReader_1d5bff3afcd4
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\PromotedReadonly\Address
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\PromotedReadonly\Address::class);
        /** @var array{street?: string, city?: string, country?: string|null, floor?: int} $data */

        return new \Kiln\Tests\Golden\PromotedReadonly\Address(
            // Kiln\Tests\Golden\PromotedReadonly\Address::$street
            $data['street'] ?? throw new Mismatch('street'),
            // Kiln\Tests\Golden\PromotedReadonly\Address::$city
            $data['city'] ?? throw new Mismatch('city'),
            // Kiln\Tests\Golden\PromotedReadonly\Address::$country
            $data['country'] ?? null,
            // Kiln\Tests\Golden\PromotedReadonly\Address::$floor
            \array_key_exists('floor', $data) ? $data['floor'] : 0,
        );
    }

    /** @return list<\Kiln\Tests\Golden\PromotedReadonly\Address> */
    public static function readList(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\PromotedReadonly\Address>');
        $objects = [];
        foreach ($list as $data) {
            \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\PromotedReadonly\Address::class);
            /** @var array{street?: string, city?: string, country?: string|null, floor?: int} $data */

            $objects[] = new \Kiln\Tests\Golden\PromotedReadonly\Address(
                // Kiln\Tests\Golden\PromotedReadonly\Address::$street
                $data['street'] ?? throw new Mismatch('street'),
                // Kiln\Tests\Golden\PromotedReadonly\Address::$city
                $data['city'] ?? throw new Mismatch('city'),
                // Kiln\Tests\Golden\PromotedReadonly\Address::$country
                $data['country'] ?? null,
                // Kiln\Tests\Golden\PromotedReadonly\Address::$floor
                \array_key_exists('floor', $data) ? $data['floor'] : 0,
            );
        }

        return $objects;
    }
}
