<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\PromotedReadonly\Address for json_encode().
// Keys: street, city, country, floor
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=write
final class AddressWriter_96e5dd61863e
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\PromotedReadonly\Address, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Kiln\PromotedReadonly\Address, so that it sees what is not public.
AddressWriter_96e5dd61863e::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\PromotedReadonly\Address $object, Writing $kiln): array {
        return [
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$street
            'street' => $object->street,
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$city
            'city' => $object->city,
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$country
            'country' => $object->country,
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$floor
            'floor' => $object->floor,
        ];
    },
    null,
    \Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::class,
);

// Writes Kiln\Tests\Golden\Kiln\PromotedReadonly\Address for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=write
final class RootWriter_6c4c9edbb146
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PromotedReadonly\Address $value PHP checks it where it is used */
        return (AddressWriter_96e5dd61863e::$write)($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\PromotedReadonly\Address, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=write --native
final class WriteProgram_f8da0a5a020d
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address',
                [
                    [403, 'street', [601, 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address', 'street'], [102, 8], 0],
                    [403, 'city', [601, 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address', 'city'], [102, 8], 0],
                    [403, 'country', [601, 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address', 'country'], [101, [102, 8]], 0],
                    [403, 'floor', [601, 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address', 'floor'], [102, 2], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\PromotedReadonly\Address from decoded data.
// Keys: street, city, country, floor
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=read
final class AddressReader_f2f81a5b9401
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\PromotedReadonly\Address
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::class);
        /** @var array{street?: string, city?: string, country?: string|null, floor?: int} $data */

        return new \Kiln\Tests\Golden\Kiln\PromotedReadonly\Address(
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$street
            $data['street'] ?? throw new Mismatch('street'),
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$city
            $data['city'] ?? throw new Mismatch('city'),
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$country
            $data['country'] ?? null,
            // Kiln\Tests\Golden\Kiln\PromotedReadonly\Address::$floor
            \array_key_exists('floor', $data) ? $data['floor'] : 0,
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\PromotedReadonly\Address from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=read
final class RootReader_693a26f310ed
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return AddressReader_f2f81a5b9401::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\PromotedReadonly\Address, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address' --direction=read --native
final class ReadProgram_1452dbe89d52
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\PromotedReadonly\Address',
                [801, 4],
                [
                    [501, ['street'], [703, 0], [204, 8], 0, false, null],
                    [501, ['city'], [703, 1], [204, 8], 0, false, null],
                    [501, ['country'], [703, 2], [203, [204, 8]], 2, false, null],
                    [501, ['floor'], [703, 3], [204, 2], 3, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
