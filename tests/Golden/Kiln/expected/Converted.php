<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\Converted\Bill for json_encode().
// Keys: total, tip
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=write
final class BillWriter_8b5b56f99337
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Converted\Bill $object, Writing $kiln): array
    {
        $result = [];

        // Kiln\Tests\Golden\Kiln\Converted\Bill::$total
        if (isset($object->total) || $kiln->isInitialized($object, \Kiln\Tests\Golden\Kiln\Converted\Bill::class, 'total')) {
            $result['total'] = $kiln->convert(\Kiln\Tests\Golden\Kiln\Converted\MoneyConverter::class, $object->total);
        }

        // Kiln\Tests\Golden\Kiln\Converted\Bill::$tip
        $result['tip'] = $object->tip === null ? null : $kiln->convert(\Kiln\Tests\Golden\Kiln\Converted\MoneyConverter::class, $object->tip, ['digits' => 1]);

        return $result;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        8 => ['total'],
        13 => ['tip'],
    ];
}

// Writes Kiln\Tests\Golden\Kiln\Converted\Bill for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=write
final class RootWriter_06676b82009e
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Converted\Bill $value PHP checks it where it is used */
        return BillWriter_8b5b56f99337::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Converted\Bill, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=write --native
final class WriteProgram_9becb9bdbd3b
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Converted\Bill', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Converted\Bill',
                [
                    [
                        403,
                        'total',
                        [601, 'Kiln\Tests\Golden\Kiln\Converted\Bill', 'total'],
                        [118, 'convert', ['Kiln\Tests\Golden\Kiln\Converted\MoneyConverter', []], [116]],
                        1,
                    ],
                    [
                        403,
                        'tip',
                        [601, 'Kiln\Tests\Golden\Kiln\Converted\Bill', 'tip'],
                        [101, [118, 'convert', ['Kiln\Tests\Golden\Kiln\Converted\MoneyConverter', ['digits' => 1]], [116]]],
                        0,
                    ],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Converted\Bill from decoded data.
// Keys: total, tip
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=read
final class BillReader_81346712ddd7
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Converted\Bill
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Converted\Bill::class);
        /** @var array{total?: mixed, tip?: mixed} $data */

        $object = new \Kiln\Tests\Golden\Kiln\Converted\Bill();
        // Kiln\Tests\Golden\Kiln\Converted\Bill::$total
        $object->total = $kiln->convert(\Kiln\Tests\Golden\Kiln\Converted\MoneyConverter::class, $data['total'] ?? throw new Mismatch('total'));
        // Kiln\Tests\Golden\Kiln\Converted\Bill::$tip
        $object->tip = isset($data['tip']) ? $kiln->convert(\Kiln\Tests\Golden\Kiln\Converted\MoneyConverter::class, $data['tip'], ['digits' => 1]) : null;

        return $object;
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        9 => ['total'],
        11 => ['tip'],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Converted\Bill from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=read
final class RootReader_3b7bee820440
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return BillReader_81346712ddd7::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Converted\Bill, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Converted\Bill' --direction=read --native
final class ReadProgram_59b624b1ae1a
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Converted\Bill',
                [801, 0],
                [
                    [
                        501,
                        ['total'],
                        [701, 'Kiln\Tests\Golden\Kiln\Converted\Bill', 'total'],
                        [216, 'convert', ['Kiln\Tests\Golden\Kiln\Converted\MoneyConverter', [], null], [201]],
                        0,
                        false,
                        null,
                    ],
                    [
                        501,
                        ['tip'],
                        [701, 'Kiln\Tests\Golden\Kiln\Converted\Bill', 'tip'],
                        [203, [216, 'convert', ['Kiln\Tests\Golden\Kiln\Converted\MoneyConverter', ['digits' => 1], null], [201]]],
                        2,
                        false,
                        null,
                    ],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
