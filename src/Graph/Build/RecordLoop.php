<?php

declare(strict_types=1);

namespace Kiln\Graph\Build;

use Kiln\Graph\Export\Literal;

/**
 * Makes arrays with the same keys of columns.
 *
 * @internal
 */
final class RecordLoop
{
    /** For fewer arrays, compiling takes longer than it saves. */
    private const WORTH_COMPILING = 100;

    /** Keys come from bytes, and a process may read any number of them. */
    private const MOST_COMPILED = 1_000;

    /** @var array<string, \Closure(list<list<mixed>>): list<array<array-key, mixed>>> by keys, for the process */
    private static array $compiled = [];

    /**
     * @param list<int|string>            $keys
     * @param non-empty-list<list<mixed>> $columns
     *
     * @return list<array<array-key, mixed>>
     */
    public static function run(array $keys, array $columns): array
    {
        if (\count($columns[0]) >= self::WORTH_COMPILING) {
            return self::compiled($keys)($columns);
        }
        $arrays = [];
        foreach ($columns[0] as $index => $ignored) {
            $arrays[] = array_combine($keys, array_column($columns, $index));
        }

        return $arrays;
    }

    /**
     * @param list<int|string> $keys
     *
     * @return \Closure(list<list<mixed>>): list<array<array-key, mixed>>
     */
    private static function compiled(array $keys): \Closure
    {
        $name = serialize($keys);
        if (!isset(self::$compiled[$name])) {
            if (\count(self::$compiled) >= self::MOST_COMPILED) {
                self::$compiled = [];
            }
            self::$compiled[$name] = self::compile($keys);
        }

        return self::$compiled[$name];
    }

    /**
     * @param list<int|string> $keys
     *
     * @return \Closure(list<list<mixed>>): list<array<array-key, mixed>>
     */
    private static function compile(array $keys): \Closure
    {
        $columns = '';
        $elements = '';
        foreach ($keys as $position => $key) {
            $columns .= "\$c{$position}, ";
            $elements .= Literal::of($key) . " => \$c{$position}[\$index], ";
        }
        /** @var \Closure(list<list<mixed>>): list<array<array-key, mixed>> $loop */
        $loop = eval(<<<PHP
            return static function (array \$columns): array {
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
