<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Format\LazyArray;

// Writes Kiln\Tests\Golden\Kiln\Elements\Book for json_encode().
// Keys: id, author, abstract, tags, prices, stock, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write
final class BookWriter_73aaf5575b10
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\Elements\Book $object, Writing $kiln): array
    {
        foreach ($object->tags as $tag) {
            \is_string($tag) || throw new Mismatch('tag');
        }

        $prices = [];
        foreach ($object->prices as $price) {
            $price instanceof \Kiln\Tests\Golden\Kiln\Elements\Price || throw new Mismatch('price');
            $prices[] = \array_key_last($fields = (array) $price) === 'amount' ? $fields : $kiln->object($price, \Kiln\Tests\Golden\Kiln\Elements\Price::class);
        }

        foreach ($object->stock as $stockItem) {
            \is_int($stockItem) || throw new Mismatch('stockItem');
        }

        return [
            // Kiln\Tests\Golden\Kiln\Elements\Book::$id
            'id' => $object->id,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$author
            'author' => $object->author,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$abstract
            'abstract' => $object->abstract,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$tags
            'tags' => \array_values($object->tags),
            // Kiln\Tests\Golden\Kiln\Elements\Book::$prices
            'prices' => $prices,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$stock
            'stock' => \array_is_list($object->stock) ? (object) $object->stock : $object->stock,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$note
            'note' => $object->note,
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\Elements\Book for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write
final class RootWriter_207b6b4fd9bb
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\Elements\Book $value PHP checks it where it is used */
        return BookWriter_73aaf5575b10::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\Elements\Book, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=write --native
final class WriteProgram_b302aa0648b2
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\Elements\Book', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Elements\Book',
                [
                    [403, 'id', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'id'], [102, 2], 0],
                    [403, 'author', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'author'], [102, 8], 0],
                    [403, 'abstract', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'abstract'], [102, 8], 0],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'tags'], [103, [102, 8]], 0],
                    [403, 'prices', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'prices'], [103, [108, 1, 'Kiln\Tests\Golden\Kiln\Elements\Price', false]], 0],
                    [403, 'stock', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'stock'], [104, [102, 2]], 0],
                    [403, 'note', [601, 'Kiln\Tests\Golden\Kiln\Elements\Book', 'note'], [101, [102, 8]], 0],
                ],
            ],
            [
                'Kiln\Tests\Golden\Kiln\Elements\Price',
                [
                    [403, 'currency', [601, 'Kiln\Tests\Golden\Kiln\Elements\Price', 'currency'], [102, 8], 0],
                    [403, 'amount', [601, 'Kiln\Tests\Golden\Kiln\Elements\Price', 'amount'], [102, 4], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\Elements\Book from decoded data.
// Keys: id, author, abstract, tags, prices, stock, note
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=read
final class BookReader_eb713a033a0f
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\Elements\Book
    {
        \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Elements\Book::class);
        /**
         * @var array{
         *     id?: int, author?: string, abstract?: string, tags?: mixed, prices?: mixed, stock?: array<string, mixed>,
         *     note?: string|null,
         * } $data
         */

        $tags = [];
        if (\array_key_exists('tags', $data)) {
            \is_array($data['tags']) && \array_is_list($data['tags']) || throw new Mismatch('tags');
            foreach ($data['tags'] as $tag) {
                \is_string($tag) || throw new Mismatch('tag');
            }
            $tags = $data['tags'];
        }

        $stock = [];
        if (\array_key_exists('stock', $data)) {
            \is_array($data['stock']) || throw new Mismatch('stock');
            foreach ($data['stock'] as $stockItem) {
                \is_int($stockItem) || throw new Mismatch('stockItem');
            }
            $stock = $data['stock'];
        }

        return new \Kiln\Tests\Golden\Kiln\Elements\Book(
            // Kiln\Tests\Golden\Kiln\Elements\Book::$id
            $data['id'] ?? throw new Mismatch('id'),
            // Kiln\Tests\Golden\Kiln\Elements\Book::$author
            $data['author'] ?? throw new Mismatch('author'),
            // Kiln\Tests\Golden\Kiln\Elements\Book::$abstract
            $data['abstract'] ?? throw new Mismatch('abstract'),
            // Kiln\Tests\Golden\Kiln\Elements\Book::$tags
            $tags,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$prices
            \array_key_exists('prices', $data) ? PriceListReader_f3bede635b8c::read($data['prices'], $kiln) : [],
            // Kiln\Tests\Golden\Kiln\Elements\Book::$stock
            $stock,
            // Kiln\Tests\Golden\Kiln\Elements\Book::$note
            $data['note'] ?? null,
        );
    }

    // What is called from a line on is for this member; lines from that of the class, null for the key of a loop.
    public const PLACES = [
        40 => ['prices'],
    ];
}

// Reads lists of Kiln\Tests\Golden\Kiln\Elements\Price from decoded data.
// Made by Kiln from the class; do not edit. Print it by: kiln show 'list<Kiln\Tests\Golden\Kiln\Elements\Price>' --direction=read
final class PriceListReader_f3bede635b8c
{
    /** @return list<\Kiln\Tests\Golden\Kiln\Elements\Price> */
    public static function read(mixed $list, Reading $kiln): array
    {
        \is_array($list) && \array_is_list($list) || $list instanceof LazyArray || throw new Mismatch('list<Kiln\Tests\Golden\Kiln\Elements\Price>');
        $objects = [];
        try {
            foreach ($list as $data) {
                \is_array($data) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\Elements\Price::class);
                /** @var array{currency?: string, amount?: float} $data */

                $objects[] = new \Kiln\Tests\Golden\Kiln\Elements\Price(
                    // Kiln\Tests\Golden\Kiln\Elements\Price::$currency
                    $data['currency'] ?? throw new Mismatch('currency'),
                    // Kiln\Tests\Golden\Kiln\Elements\Price::$amount
                    $data['amount'] ?? throw new Mismatch('amount'),
                );
            }
        } catch (\Throwable $thrown) {
            throw $kiln->at($thrown, \count($objects));
        }

        return $objects;
    }
}

// Reads Kiln\Tests\Golden\Kiln\Elements\Book from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=read
final class RootReader_ef1e5fe53f8a
{
    // Lists of objects in large documents, decoded a few at a time.
    public const LARGE_MEMBERS = ['prices'];

    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return BookReader_eb713a033a0f::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\Elements\Book, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\Elements\Book' --direction=read --native
final class ReadProgram_eae82d187d2c
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'read',
        'root' => [210, 0],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\Elements\Book',
                [801, 7],
                [
                    [501, ['id'], [703, 0], [204, 2], 0, false, null],
                    [501, ['author'], [703, 1], [204, 8], 0, false, null],
                    [501, ['abstract'], [703, 2], [204, 8], 0, false, null],
                    [501, ['tags'], [703, 3], [205, [204, 8]], 3, false, null],
                    [501, ['prices'], [703, 4], [205, [210, 1]], 3, false, null],
                    [501, ['stock'], [703, 5], [206, 2, [204, 2]], 3, false, null],
                    [501, ['note'], [703, 6], [203, [204, 8]], 2, false, null],
                ],
                [],
                null,
                [],
                null,
            ],
            [
                'Kiln\Tests\Golden\Kiln\Elements\Price',
                [801, 2],
                [[501, ['currency'], [703, 0], [204, 8], 0, false, null], [501, ['amount'], [703, 1], [204, 4], 0, false, null]],
                [],
                null,
                [],
                null,
            ],
        ],
    ];
}
