<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Collect\ArrayForm;
use Kiln\Graph\Read\Content;
use Kiln\Graph\Read\ReadSection;
use Kiln\Graph\Read\Tables;

/**
 * Makes the arrays that stand in a content.
 *
 * @internal
 */
final class Arrays
{
    /** Cells at a time, of arrays that are short. */
    private const BLOCK = 4_096;

    /**
     * All arrays, and what PHP references refer to. The tables have the rest.
     */
    public static function make(Content $content, Tables $tables): void
    {
        $tables->referenced = \array_fill(0, \count($content->referenced->cellKinds()), null);
        foreach ($content->sections as $section) {
            // Not array_push(): its arguments would all stand on the stack of PHP.
            foreach (self::of($section, $tables) as $array) {
                $tables->arrays[] = $array;
            }
        }
        if ($tables->referenced !== []) {
            foreach ($content->referenced->next(\count($tables->referenced), $tables) as $number => $value) {
                $tables->referenced[$number] = $value;
            }
        }
    }

    /**
     * @return list<array<array-key, mixed>>
     */
    private static function of(ReadSection $section, Tables $tables): array
    {
        return $section->form === ArrayForm::Records ? self::records($section, $tables) : self::listsOrMaps($section, $tables);
    }

    /**
     * @return list<array<array-key, mixed>>
     */
    private static function records(ReadSection $section, Tables $tables): array
    {
        if ($section->count < 1) {
            return [];
        }
        $arrays = RecordLoop::run($section, $section->count, $tables);
        foreach ($section->columns as $position => $column) {
            foreach ($column->references() as $index => $number) {
                $arrays[$index][$section->keys[$position]] = &$tables->referenced[$number];
            }
        }

        return $arrays;
    }

    /**
     * @return list<array<array-key, mixed>>
     */
    private static function listsOrMaps(ReadSection $section, Tables $tables): array
    {
        $cells = \array_sum($section->lengths);
        $values = [];
        $next = 0;
        $arrays = [];
        $offset = 0;
        foreach ($section->lengths as $position => $length) {
            if ($next === \count($values)) {
                $values = self::values($section, $position, $tables);
                $next = 0;
            }
            $array = $length === \count($values) ? $values : \array_slice($values, $next, $length);
            if ($section->form === ArrayForm::Maps) {
                $array = \array_combine($length === $cells ? $section->keys : \array_slice($section->keys, $offset, $length), $array);
            }
            $arrays[] = $array;
            $next += $length;
            $offset += $length;
        }
        // Or binding would make copies.
        unset($values, $array);
        self::bind($arrays, $section, $section->columns[0]->references(), $tables);

        return $arrays;
    }

    /**
     * Those of the next arrays: of all at once they might take more memory than the bytes allow.
     *
     * @return list<mixed>
     */
    private static function values(ReadSection $section, int $position, Tables $tables): array
    {
        $count = $section->lengths[$position];
        while (isset($section->lengths[++$position]) && $count + $section->lengths[$position] <= self::BLOCK) {
            $count += $section->lengths[$position];
        }

        return $count < 1 ? [] : $section->columns[0]->next($count, $tables);
    }

    /**
     * @param list<array<array-key, mixed>> $arrays
     * @param iterable<int, int>            $references position among all values of the section => number
     */
    private static function bind(array &$arrays, ReadSection $section, iterable $references, Tables $tables): void
    {
        $index = 0;
        $first = 0;
        foreach ($references as $position => $number) {
            while ($position >= $first + $section->lengths[$index]) {
                $first += $section->lengths[$index++];
            }
            $arrays[$index][$section->keys[$position] ?? $position - $first] = &$tables->referenced[$number];
        }
    }
}
