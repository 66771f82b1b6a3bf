<?php

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Value\Coercion;
use Kiln\Engine\Value\Dates;

// Writes Kiln\Tests\Golden\Kiln\FromText\Query for json_encode().
// Keys: ids, tags, page, price, exact, sort, since
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=write
final class QueryWriter_5f8f2ea2f109
{
    /** @return array<mixed> */
    public static function write(\Kiln\Tests\Golden\Kiln\FromText\Query $object, Writing $kiln): array
    {
        foreach ($object->ids as $id) {
            \is_int($id) || throw new Mismatch('id');
        }

        $tags = null;
        if ($object->tags !== null) {
            foreach ($object->tags as $tag) {
                \is_string($tag) || $tag === null || throw new Mismatch('tag');
            }
            $tags = \array_values($object->tags);
        }

        return [
            // Kiln\Tests\Golden\Kiln\FromText\Query::$ids
            'ids' => \array_values($object->ids),
            // Kiln\Tests\Golden\Kiln\FromText\Query::$tags
            'tags' => $tags,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$page
            'page' => $object->page,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$price
            'price' => $object->price,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$exact
            'exact' => $object->exact,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$sort
            'sort' => $object->sort === null ? null : $object->sort->value,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$since
            'since' => $object->since === null ? null : Dates::rfc3339($object->since),
        ];
    }
}

// Writes Kiln\Tests\Golden\Kiln\FromText\Query for json_encode().
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=write
final class RootWriter_a9679b3f8515
{
    public static function write(mixed $value, Writing $kiln): mixed
    {
        /** @var \Kiln\Tests\Golden\Kiln\FromText\Query $value PHP checks it where it is used */
        return QueryWriter_5f8f2ea2f109::write($value, $kiln);
    }
}

// Writes Kiln\Tests\Golden\Kiln\FromText\Query, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=write --native
final class WriteProgram_325f065f6ae5
{
    public const PROGRAM = [
        'abi' => 9,
        'kind' => 'write',
        'root' => [108, 0, 'Kiln\Tests\Golden\Kiln\FromText\Query', false],
        'objects' => [
            [
                'Kiln\Tests\Golden\Kiln\FromText\Query',
                [
                    [403, 'ids', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'ids'], [103, [102, 2]], 0],
                    [403, 'tags', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'tags'], [101, [103, [101, [102, 8]]]], 0],
                    [403, 'page', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'page'], [102, 2], 0],
                    [403, 'price', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'price'], [101, [102, 6]], 0],
                    [403, 'exact', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'exact'], [101, [102, 1]], 0],
                    [403, 'sort', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'sort'], [101, [110, 'Kiln\Tests\Golden\Kiln\FromText\Sort', false]], 0],
                    [403, 'since', [601, 'Kiln\Tests\Golden\Kiln\FromText\Query', 'since'], [101, [111, 'DateTimeImmutable']], 0],
                ],
            ],
        ],
    ];
}

// Reads Kiln\Tests\Golden\Kiln\FromText\Query from decoded data.
// Keys: ids, tags, page, price, exact, sort, since
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=read
final class QueryReader_022d4358b6ec
{
    public static function read(mixed $data, Reading $kiln): \Kiln\Tests\Golden\Kiln\FromText\Query
    {
        \is_array($data) && ($data === [] || !\array_is_list($data)) || throw new Mismatch(\Kiln\Tests\Golden\Kiln\FromText\Query::class);
        /**
         * @var array{
         *     ids?: mixed, tags?: mixed, page?: mixed, price?: mixed, exact?: mixed, sort?: mixed, since?: mixed,
         * } $data
         */

        $sort = Coercion::int(Coercion::null($data['sort'] ?? null));

        $since = Coercion::null($data['since'] ?? null);

        $object = new \Kiln\Tests\Golden\Kiln\FromText\Query(
            // Kiln\Tests\Golden\Kiln\FromText\Query::$page
            \array_key_exists('page', $data) ? Coercion::int($data['page']) : 1,
            // Kiln\Tests\Golden\Kiln\FromText\Query::$price
            Coercion::float(Coercion::int(Coercion::null($data['price'] ?? null))),
            // Kiln\Tests\Golden\Kiln\FromText\Query::$exact
            Coercion::bool(Coercion::null($data['exact'] ?? null)),
            // Kiln\Tests\Golden\Kiln\FromText\Query::$sort
            $sort === null ? null : \Kiln\Tests\Golden\Kiln\FromText\Sort::tryFrom($sort) ?? throw new Mismatch('sort'),
            // Kiln\Tests\Golden\Kiln\FromText\Query::$since
            $since === null
                ? null
                : Dates::fromFormats($since, ['', 'Y-m-d\TH:i:sO', 'Y-m-d\TH:i:s', 'Y-m-d\TH:i', 'Y-m-d H:i:s', 'Y-m-d'], null, \DateTimeImmutable::class) ?? throw new Mismatch('since'),
        );

        // Kiln\Tests\Golden\Kiln\FromText\Query::$ids
        if (\array_key_exists('ids', $data)) {
            $ids = Coercion::list($data['ids']);
            \is_array($ids) && \array_is_list($ids) || throw new Mismatch('ids');
            $items = [];
            foreach ($ids as $id) {
                $id2 = Coercion::int($id);
                \is_int($id2) || throw new Mismatch('id');
                $items[] = $id2;
            }
            $object->ids = $items;
        }

        // Kiln\Tests\Golden\Kiln\FromText\Query::$tags
        if (\array_key_exists('tags', $data)) {
            $tags = Coercion::list(Coercion::null($data['tags']));
            if ($tags !== null) {
                \is_array($tags) && \array_is_list($tags) || throw new Mismatch('tags');
                foreach ($tags as $tag) {
                    \is_string($tag) || $tag === null || throw new Mismatch('tag');
                }
            }
            $object->tags = $tags;
        }

        return $object;
    }
}

// Reads Kiln\Tests\Golden\Kiln\FromText\Query from decoded data.
// Made by Kiln from the type; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=read
final class RootReader_9834d03b81b1
{
    // Whether texts of the document are put in before.
    public const HOLDS_RAW = false;

    public static function read(mixed $value, Reading $kiln): mixed
    {
        return QueryReader_022d4358b6ec::read($value, $kiln);
    }
}

// Reads Kiln\Tests\Golden\Kiln\FromText\Query, in the native engine.
// Made by Kiln; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Kiln\FromText\Query' --direction=read --native
// Left to the PHP engine: no operation for values from text.
final class ReadProgram_5322c90f29d0
{
    public const PROGRAM = null;
}
