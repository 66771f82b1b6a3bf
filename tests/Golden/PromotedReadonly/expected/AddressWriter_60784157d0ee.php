<?php

// Writes Kiln\Tests\Golden\PromotedReadonly\Address for json_encode().
// Keys: street, city, country, floor
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\PromotedReadonly\Address' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class AddressWriter_60784157d0ee
{
    /** @var \Closure(\Kiln\Tests\Golden\PromotedReadonly\Address, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\PromotedReadonly\Address, so that it sees what is not public.
AddressWriter_60784157d0ee::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\PromotedReadonly\Address $object, Writing $kiln): array {
        return [
            // Kiln\Tests\Golden\PromotedReadonly\Address::$street
            'street' => $object->street,
            // Kiln\Tests\Golden\PromotedReadonly\Address::$city
            'city' => $object->city,
            // Kiln\Tests\Golden\PromotedReadonly\Address::$country
            'country' => $object->country,
            // Kiln\Tests\Golden\PromotedReadonly\Address::$floor
            'floor' => $object->floor,
        ];
    },
    null,
    \Kiln\Tests\Golden\PromotedReadonly\Address::class,
);
