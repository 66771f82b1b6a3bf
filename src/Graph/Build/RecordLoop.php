<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

/**
 * Makes arrays with the same keys of columns.
 *
 * @internal
 */
final class RecordLoop
{
    /** For fewer arrays, compiling takes longer than it saves. */
    private const WORTH_COMPILING = 100;

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
     * @param list<int|string>            $keys
     * @param non-empty-list<list<mixed>> $columns
     *
     * @return list<array<array-key, mixed>>
     */
    public static function run(array $keys, array $columns): array
    {
        $count = \count($keys);
        if ($count <= self::MOST_KEYS && \count($columns[0]) >= self::WORTH_COMPILING) {
            self::$compiled[$count] ??= self::compile($count);

            return (self::$compiled[$count])($keys, $columns);
        }
        $arrays = [];
        foreach ($columns[0] as $index => $ignored) {
            $arrays[] = array_combine($keys, array_column($columns, $index));
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
