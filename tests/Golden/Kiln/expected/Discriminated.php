<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Discriminated\Garage for json_encode().
// Keys: first, others
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=write
final class GarageWriter_672a1cf29292
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Discriminated\Garage $object, Writing $kiln): array
    {
        $result = [
            // Kiln\Tests\Golden\Kiln\Discriminated\Garage::$first
            'first' => $object->first === null
                ? null
                : match ($object->first::class) {
                    \Kiln\Tests\Golden\Kiln\Discriminated\Car::class => CarWriter_79202d814616::write($object->first, $kiln),
                    \Kiln\Tests\Golden\Kiln\Discriminated\Bike::class => BikeWriter_f0dd00233b7e::write($object->first, $kiln),
                    default => $kiln->object($object->first, \Kiln\Tests\Golden\Kiln\Discriminated\Vehicle::class),
                },
        ];

        $others = [];
        $entries = $object->others;
        try {
            foreach ($entries as $other) {
                $others[] = match ($other::class) {
                    \Kiln\Tests\Golden\Kiln\Discriminated\Car::class => CarWriter_79202d814616::write($other, $kiln),
                    \Kiln\Tests\Golden\Kiln\Discriminated\Bike::class => BikeWriter_f0dd00233b7e::write($other, $kiln),
                    default => $kiln->object($other, \Kiln\Tests\Golden\Kiln\Discriminated\Vehicle::class),
                };
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($others));
        }

        // Kiln\Tests\Golden\Kiln\Discriminated\Garage::$others
        $result['others'] = $others;

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        7 => ['first'],
        16 => ['others'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Discriminated\Car for json_encode().
// Keys: kind, doors
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Car' --direction=write
final class CarWriter_79202d814616
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Discriminated\Car $object, Writing $kiln): array
    {
        return [
            // discriminator
            'kind' => 'car',
            // Kiln\Tests\Golden\Kiln\Discriminated\Car::$doors
            'doors' => $object->doors,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Discriminated\Bike for json_encode().
// Keys: kind, bell
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Bike' --direction=write
final class BikeWriter_f0dd00233b7e
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Discriminated\Bike $object, Writing $kiln): array
    {
        return [
            // discriminator
            'kind' => 'bike',
            // Kiln\Tests\Golden\Kiln\Discriminated\Bike::$bell
            'bell' => $object->bell,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Discriminated\Garage for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=write
final class RootWriter_29a0977eb8ec
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Discriminated\Garage $value PHP checks it where it is used */
        return GarageWriter_672a1cf29292::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Discriminated\Garage, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=write --native
final class WriteProgram_6d5499308a73
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Discriminated\Garage', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Garage',
                [
                    [
                        403,
                        'first',
                        [601, 'Kiln\Tests\Golden\Kiln\Discriminated\Garage', 'first'],
                        [
                            101,
                            [
                                109,
                                'Kiln\Tests\Golden\Kiln\Discriminated\Vehicle',
                                ['Kiln\Tests\Golden\Kiln\Discriminated\Car' => 1, 'Kiln\Tests\Golden\Kiln\Discriminated\Bike' => 2],
                            ],
                        ],
                        0,
                    ],
                    [
                        403,
                        'others',
                        [601, 'Kiln\Tests\Golden\Kiln\Discriminated\Garage', 'others'],
                        [
                            103,
                            [
                                109,
                                'Kiln\Tests\Golden\Kiln\Discriminated\Vehicle',
                                ['Kiln\Tests\Golden\Kiln\Discriminated\Car' => 1, 'Kiln\Tests\Golden\Kiln\Discriminated\Bike' => 2],
                            ],
                        ],
                        0,
                    ],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Car',
                [[402, 'kind', 'car'], [403, 'doors', [601, 'Kiln\Tests\Golden\Kiln\Discriminated\Car', 'doors'], [102, 2], 0]],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Bike',
                [[402, 'kind', 'bike'], [403, 'bell', [601, 'Kiln\Tests\Golden\Kiln\Discriminated\Bike', 'bell'], [102, 1], 0]],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Discriminated\Garage from decoded data.
// Keys: first, others
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=read
final class GarageReader_2b78c469f7f7
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Discriminated\Garage
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Discriminated\Garage::class);
        /** @var array{first?: mixed, others?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Discriminated\Garage();
        // Kiln\Tests\Golden\Kiln\Discriminated\Garage::$first
        $first = null;
        if (isset($data['first'])) {
            \is_array($data['first']) || throw new Mismatch('first');
            $first = match ($data['first']['kind'] ?? null) {
                'car' => CarReader_bc243dfd2130::read($data['first'], $kiln),
                'bike' => BikeReader_ef0744533f7b::read($data['first'], $kiln),
                default => throw new Mismatch('first'),
            };
        }
        $object->first = $first;

        // Kiln\Tests\Golden\Kiln\Discriminated\Garage::$others
        if (\array_key_exists('others', $data)) {
            \is_array($data['others']) && \array_is_list($data['others']) || throw new Mismatch('others');
            $others = [];
            try {
                foreach ($data['others'] as $other) {
                    \is_array($other) || throw new Mismatch('other');
                    $others[] = match ($other['kind'] ?? null) {
                        'car' => CarReader_bc243dfd2130::read($other, $kiln),
                        'bike' => BikeReader_ef0744533f7b::read($other, $kiln),
                        default => throw new Mismatch('other'),
                    };
                }
            } catch (\Throwable $thrown) {
                throw $kiln->at($thrown, \count($others));
            }
            $object->others = $others;
        }

        return $object;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        9 => ['first'],
        21 => ['others'],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Discriminated\Car from decoded data.
// Keys: doors
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Car' --direction=read
final class CarReader_bc243dfd2130
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Discriminated\Car
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Discriminated\Car::class);
        isset($data['kind']) && !\in_array($data['kind'], ['car'], true) && throw new Mismatch('kind');
        /** @var array{doors?: int} $data */

        return new \Kiln\Tests\Golden\Kiln\Discriminated\Car(
            // Kiln\Tests\Golden\Kiln\Discriminated\Car::$doors
            \array_key_exists('doors', $data) ? $data['doors'] : 4,
        );
    }
}

// Reads Kiln\Tests\Golden\Kiln\Discriminated\Bike from decoded data.
// Keys: bell
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Bike' --direction=read
final class BikeReader_ef0744533f7b
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Discriminated\Bike
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Discriminated\Bike::class);
        isset($data['kind']) && !\in_array($data['kind'], ['bike'], true) && throw new Mismatch('kind');
        /** @var array{bell?: bool} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Discriminated\Bike();
        // Kiln\Tests\Golden\Kiln\Discriminated\Bike::$bell
        if (\array_key_exists('bell', $data)) {
            $object->bell = $data['bell'];
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Discriminated\Garage from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=read
final class RootReader_be82f39fbaea
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return GarageReader_2b78c469f7f7::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Discriminated\Garage, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Discriminated\Garage' --direction=read --native
final class ReadProgram_21c642b3c510
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Garage',
                [801, 0],
                [
                    [
                        501,
                        ['first'],
                        [701, 'Kiln\Tests\Golden\Kiln\Discriminated\Garage', 'first'],
                        [203, [211, 'kind', ['car' => [210, 1], 'bike' => [210, 2]]]],
                        2,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['others'],
                        [701, 'Kiln\Tests\Golden\Kiln\Discriminated\Garage', 'others'],
                        [205, [211, 'kind', ['car' => [210, 1], 'bike' => [210, 2]]]],
                        1,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Car',
                [801, 1],
                [[501, ['doors'], [703, 0], [204, 2], 3, false, null]],
                [],
                null,
                [],
                [307, 'kind', ['car']],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Discriminated\Bike',
                [801, 0],
                [[501, ['bell'], [701, 'Kiln\Tests\Golden\Kiln\Discriminated\Bike', 'bell'], [204, 1], 1, false, null]],
                [],
                null,
                [],
                [307, 'kind', ['bike']],
            ],
        ],
    ];
}
