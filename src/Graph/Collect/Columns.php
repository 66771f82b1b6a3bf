<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * Turns rows into columns and back.
 *
 * @internal
 */
final class Columns
{
    /**
     * @template T
     *
     * @param list<list<T>> $rows all of the same length
     *
     * @return list<list<T>>
     */
    public static function of(array $rows): array
    {
        $columns = [];
        foreach ($rows[0] ?? [] as $position => $ignored) {
            $columns[] = \array_column($rows, $position);
        }

        return $columns;
    }
}
