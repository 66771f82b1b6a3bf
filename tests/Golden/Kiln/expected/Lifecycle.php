<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Lifecycle\Basket for json_encode().
// Keys: prices, n, total, cheapest
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=write
final class BasketWriter_3a7326f89c9f
{
    /** @var \Closure(\Kiln\Tests\Golden\Kiln\Lifecycle\Basket, Writing): array<mixed> */
    public static \Closure $write;

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        34 => ['total'],
        36 => ['cheapest'],
    ];
}

// Bound to Kiln\Tests\Golden\Kiln\Lifecycle\Basket, so that it sees what is not public.
BasketWriter_3a7326f89c9f::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Kiln\Lifecycle\Basket $object, Writing $kiln): array {
        if (!$kiln->hasCalled($object, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket::countPrices')) {
            $object->countPrices();
        }
        $result = [];

        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::$prices
        if (isset($object->prices)) {
            foreach ($object->prices as $price) {
                \is_int($price) || throw new Mismatch('price');
            }
            $result['prices'] = \array_values($object->prices);
        }

        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::$count
        if (isset($object->count)) {
            $result['n'] = $object->count;
        }

        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::getTotal()
        $result['total'] = $object->getTotal();
        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::minimum()
        $result['cheapest'] = $object->minimum();

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Lifecycle\Basket::class,
);

// Writes Kiln\Tests\Golden\Kiln\Lifecycle\Basket for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=write
final class RootWriter_b1b6237f73b0
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Lifecycle\Basket $value PHP checks it where it is used */
        return $value::class === \Kiln\Tests\Golden\Kiln\Lifecycle\Basket::class
            ? (BasketWriter_3a7326f89c9f::$write)($value, $kiln)
            : $kiln->object($value, \Kiln\Tests\Golden\Kiln\Lifecycle\Basket::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Lifecycle\Basket, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=write --native
final class WriteProgram_6fc0edb895b0
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Lifecycle\Basket',
                [
                    [401, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'countPrices', ['Kiln\Tests\Golden\Kiln\Lifecycle\Basket::countPrices']],
                    [403, 'prices', [601, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'prices'], [103, [102, 2]], 1],
                    [403, 'n', [601, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'count'], [102, 2], 1],
                    [403, 'total', [602, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'getTotal'], [102, 2], 0],
                    [403, 'cheapest', [602, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'minimum'], [101, [102, 2]], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Lifecycle\Basket from decoded data.
// Keys: prices, n
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=read
final class BasketReader_40418879bbc4
{
    /** @var \Closure(mixed, Reading): \Kiln\Tests\Golden\Kiln\Lifecycle\Basket */
    public static \Closure $read;
}

// Bound to Kiln\Tests\Golden\Kiln\Lifecycle\Basket, so that it sees what is not public.
BasketReader_40418879bbc4::$read = \Closure::bind(
    static function (mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Lifecycle\Basket {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Lifecycle\Basket::class);
        /** @var array{prices?: mixed, n?: int} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Lifecycle\Basket();
        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::$prices
        if (\array_key_exists('prices', $data)) {
            \is_array($data['prices']) && \array_is_list($data['prices']) || throw new Mismatch('prices');
            foreach ($data['prices'] as $price) {
                \is_int($price) || throw new Mismatch('price');
            }
            $object->prices = $data['prices'];
        }

        // Kiln\Tests\Golden\Kiln\Lifecycle\Basket::$count
        if (\array_key_exists('n', $data)) {
            $object->count = $data['n'];
        }

        $object->sort();

        return $object;
    },
    null,
    \Kiln\Tests\Golden\Kiln\Lifecycle\Basket::class,
);

// Reads Kiln\Tests\Golden\Kiln\Lifecycle\Basket from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=read
final class RootReader_b2810c6fc0e7
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return (BasketReader_40418879bbc4::$read)($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Lifecycle\Basket, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket' --direction=read --native
final class ReadProgram_7eba68328510
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Lifecycle\Basket',
                [801, 0],
                [
                    [501, ['prices'], [701, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'prices'], [205, [204, 2]], 1, false, null],
                    [501, ['n'], [701, 'Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'count'], [204, 2], 1, false, null],
                ],
                [['Kiln\Tests\Golden\Kiln\Lifecycle\Basket', 'sort']],
                null,
                [],
                null,
            ],
        ],
    ];
}
