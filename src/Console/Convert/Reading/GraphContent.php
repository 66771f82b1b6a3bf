<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Console\Convert\Unreadable;
use Kiln\Graph\Build\Arrays;
use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\PlainGraph;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\GraphReader;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\Read\Tables;
use Kiln\Graph\Serialized\SerializedReader;
use Kiln\Graph\Wrapped\Wrapper;

/**
 * The value in a graph, with stand-ins for objects and enum cases.
 *
 * @internal
 */
final class GraphContent
{
    /**
     * @throws DamagedBytes
     * @throws Unreadable
     */
    public static function read(string $bytes): mixed
    {
        $end = PlainGraph::unseal($bytes);

        return self::content(PlainGraph::form($bytes), $bytes, PlainGraph::CONTENT, $end);
    }

    /**
     * @throws DamagedBytes
     * @throws Unreadable
     */
    private static function content(int $form, string $bytes, int $position, int $end): mixed
    {
        return match ($form) {
            PlainGraph::SERIALIZED => self::serialized(SerializedReader::text($bytes, $position, $end)),
            PlainGraph::DIRECT => DirectContent::read($bytes, $position, $end),
            PlainGraph::COLUMNS => self::columns(GraphReader::read($bytes, $end)),
            PlainGraph::WRAPPED => self::wrapped($bytes, $position, $end),
            PlainGraph::TEXT => \substr($bytes, $position, $end - $position),
            default => throw new DamagedBytes('The bytes have a form that this version of Kiln does not know.'),
        };
    }

    /**
     * @throws DamagedBytes
     * @throws Unreadable
     */
    private static function wrapped(string $bytes, int $position, int $end): ObjectStandIn
    {
        [$class, $form, $position] = Wrapper::open($bytes, $position, $end);
        $data = $form === PlainGraph::SERIALIZED || $form === PlainGraph::DIRECT ? self::content($form, $bytes, $position, $end) : null;
        $object = new ObjectStandIn($class);
        $object->properties = \is_array($data) ? $data : throw new DamagedBytes('What is to be given to __unserialize() is no array.');

        return $object;
    }

    /**
     * @throws Unreadable
     */
    private static function serialized(string $text): mixed
    {
        $list = SerializedText::read("a:1:{i:0;{$text}}");

        return \is_array($list) ? $list[0] : null;
    }

    private static function columns(Content $content): mixed
    {
        $tables = new Tables();
        for ($position = 0; $position < \count($content->cases); $position += 2) {
            $tables->cases[] = new CaseStandIn($content->cases[$position], $content->cases[$position + 1]);
        }
        $objects = [];
        foreach ($content->shapes as $shape) {
            for ($count = $shape->count; $count > 0; --$count) {
                $objects[] = new ObjectStandIn($shape->class);
            }
        }
        $tables->objects = $objects;
        Arrays::make($content, $tables);
        foreach ($content->shapes as $shape) {
            self::fill(\array_slice($objects, $shape->first, $shape->count), $shape, $tables);
        }

        return $content->root->next(1, $tables)[0];
    }

    /**
     * @param list<ObjectStandIn> $objects
     */
    private static function fill(array $objects, ReadShape $shape, Tables $tables): void
    {
        if ($shape->count === 0) {
            return;
        }
        if ($shape->restoring === Restoring::Data) {
            foreach ($shape->columns[0]->next($shape->count, $tables) as $index => $data) {
                $objects[$index]->properties = \is_array($data) ? $data : [];
            }

            return;
        }
        foreach ($shape->keys as $position => $key) {
            $name = self::name($key);
            foreach ($shape->columns[$position]->next($shape->count, $tables) as $index => $value) {
                $objects[$index]->properties[$name] = $value;
            }
            foreach ($shape->columns[$position]->references() as $index => $number) {
                $objects[$index]->properties[$name] = &$tables->referenced[$number];
            }
        }
    }

    private static function name(PropertyKey $key): string
    {
        return $key->scope === null ? $key->name : "\0{$key->scope}\0{$key->name}";
    }
}
