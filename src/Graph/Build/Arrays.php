<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Collect\ArrayForm;
use Kiln\Graph\Read\ReadSection;
use Kiln\Graph\Read\Tables;

/**
 * Makes the arrays of a section.
 *
 * @internal
 */
final class Arrays
{
    /**
     * @return list<array<array-key, mixed>>
     */
    public static function of(ReadSection $section, Tables $tables): array
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
        $cells = array_sum($section->lengths);
        $values = $cells < 1 ? [] : $section->columns[0]->next($cells, $tables);
        $arrays = [];
        $offset = 0;
        foreach ($section->lengths as $length) {
            $array = $length === $cells ? $values : \array_slice($values, $offset, $length);
            if ($section->form === ArrayForm::Maps) {
                $array = array_combine($length === $cells ? $section->keys : \array_slice($section->keys, $offset, $length), $array);
            }
            $arrays[] = $array;
            $offset += $length;
        }
        // Or binding would make copies.
        unset($values, $array);
        self::bind($arrays, $section, $section->columns[0]->references(), $tables);

        return $arrays;
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
