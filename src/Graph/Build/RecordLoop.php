<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Read\Column;
use Kiln\Graph\Read\ReadSection;
use Kiln\Graph\Read\Tables;

/**
 * Makes arrays with the same keys of columns.
 *
 * @internal
 */
final class RecordLoop
{
    /** For fewer arrays, compiling takes longer than it saves. */
    private const WORTH_COMPILING = 100;

    /** At a time: what they take stays in the cache of the processor, and within the memory that the bytes allow. */
    private const CELLS = 16_384;

    /** PHP looks for each variable among all others when it compiles. */
    private const MOST_KEYS = 200;

    /**
     * By how many keys there are. No key stands in the code: keys come from bytes, a process may read any number of them, and
     * PHP would keep them all.
     *
     * @var array<int, \Closure(list<int|string>, list<list<mixed>>): list<array<array-key, mixed>>> for the process
     */
    private static array $compiled = [];

    /**
     * @param int<1, max> $count of arrays
     *
     * @return list<array<array-key, mixed>>
     */
    public static function run(ReadSection $section, int $count, Tables $tables): array
    {
        $width = \count($section->keys);
        if ($count >= self::WORTH_COMPILING && $width > 0 && $width <= self::MOST_KEYS) {
            return self::compiled($section, $width, $count, $tables);
        }
        // One column after the other: all of them together may take more memory than the bytes allow.
        $arrays = \array_fill(0, $count, []);
        foreach ($section->columns as $position => $column) {
            $key = $section->keys[$position];
            foreach ($column->next($count, $tables) as $index => $value) {
                $arrays[$index][$key] = $value;
            }
        }

        return $arrays;
    }

    /**
     * @param int<1, max> $width how many keys
     * @param int<1, max> $count of arrays
     *
     * @return list<array<array-key, mixed>>
     */
    private static function compiled(ReadSection $section, int $width, int $count, Tables $tables): array
    {
        $loop = self::$compiled[$width] ??= self::compile($width);
        $arrays = [];
        $block = \max(1, \intdiv(self::CELLS, $width));
        for (; $count > 0; $count -= $block) {
            $own = \min($block, $count);
            foreach ($loop($section->keys, \array_map(static fn(Column $column): array => $column->next($own, $tables), $section->columns)) as $array) {
                $arrays[] = $array;
            }
        }

        return $arrays;
    }

    /**
     * @return \Closure(list<int|string>, list<list<mixed>>): list<array<array-key, mixed>>
     */
    private static function compile(int $count): \Closure
    {
        $keys = '';
        $columns = '';
        $elements = '';
        for ($position = 0; $position < $count; ++$position) {
            $keys .= "\$k{$position}, ";
            $columns .= "\$c{$position}, ";
            $elements .= "\$k{$position} => \$c{$position}[\$index], ";
        }
        /** @var \Closure(list<int|string>, list<list<mixed>>): list<array<array-key, mixed>> $loop */
        $loop = eval(<<<PHP
            return static function (array \$keys, array \$columns): array {
                [{$keys}] = \$keys;
                [{$columns}] = \$columns;
                \$arrays = [];
                foreach (\$c0 as \$index => \$ignored) {
                    \$arrays[] = [{$elements}];
                }

                return \$arrays;
            };
            PHP);

        return $loop;
    }
}
