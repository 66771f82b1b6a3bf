<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write
final class RootWriter_f17b8dca2e4e
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\PlainPublic\Product $value PHP checks it where it is used */
        $value instanceof \Kiln\Tests\Golden\Kiln\PlainPublic\Product || throw new Mismatch('written');

        return \array_key_last($fields = (array) $value) === 'note' ? $fields : $kiln->object($value, \Kiln\Tests\Golden\Kiln\PlainPublic\Product::class);
    }
}

// Writes Kiln\Tests\Golden\Kiln\PlainPublic\Product, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=write --native
final class WriteProgram_ccc7311f341f
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\PlainPublic\Product',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'id'], [102, 2], 1],
                    [403, 'name', [601, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'name'], [102, 8], 1],
                    [403, 'price', [601, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'price'], [102, 4], 1],
                    [403, 'active', [601, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'active'], [102, 1], 1],
                    [403, 'note', [601, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'note'], [101, [102, 8]], 1],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\PlainPublic\Product from decoded data.
// Keys: id, name, price, active, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=read
final class ProductReader_b5a1af2d0e83
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\PlainPublic\Product
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\PlainPublic\Product::class);
        /** @var array{id?: int, name?: string, price?: float, active?: bool, note?: string|null} $data */

        $object = new \Kiln\Tests\Golden\Kiln\PlainPublic\Product();
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$id
        $object->id = $data['id'] ?? throw new Mismatch('id');
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$name
        $object->name = $data['name'] ?? throw new Mismatch('name');
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$price
        $object->price = $data['price'] ?? throw new Mismatch('price');
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$active
        $object->active = $data['active'] ?? throw new Mismatch('active');
        // Kiln\Tests\Golden\Kiln\PlainPublic\Product::$note
        $object->note = $data['note'] ?? null;

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\PlainPublic\Product from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=read
final class RootReader_6e969ba1fed2
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return ProductReader_b5a1af2d0e83::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\PlainPublic\Product, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\PlainPublic\Product' --direction=read --native
final class ReadProgram_bc804db6d96d
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\PlainPublic\Product',
                [801, 0],
                [
                    [501, ['id'], [701, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'id'], [204, 2], 0, false, null],
                    [501, ['name'], [701, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'name'], [204, 8], 0, false, null],
                    [501, ['price'], [701, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'price'], [204, 4], 0, false, null],
                    [501, ['active'], [701, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'active'], [204, 1], 0, false, null],
                    [501, ['note'], [701, 'Kiln\Tests\Golden\Kiln\PlainPublic\Product', 'note'], [203, [204, 8]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
