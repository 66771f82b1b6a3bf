<?php

declare(strict_types=1);

namespace Kiln\Console\Convert\Reading;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Graph\Build\Arrays;
use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Read\GraphReader;
use Kiln\Graph\Read\ReadShape;
use Kiln\Graph\Read\Tables;

/**
 * The value in a graph, with stand-ins for objects and enum cases.
 *
 * @internal
 */
final class GraphContent
{
    /**
     * @throws DamagedBytes
     */
    public static function read(string $bytes): mixed
    {
        $content = GraphReader::read($bytes);
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
        $tables->referenced = array_fill(0, \count($content->referenced->cellKinds()), null);
        foreach ($content->sections as $section) {
            foreach (Arrays::of($section, $tables) as $array) {
                $tables->arrays[] = $array;
            }
        }
        if ($tables->referenced !== []) {
            foreach ($content->referenced->next(\count($tables->referenced), $tables) as $number => $value) {
                $tables->referenced[$number] = $value;
            }
        }
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
