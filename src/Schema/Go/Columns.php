<?php

declare(strict_types=1);

namespace Kiln\Schema\Go;

/**
 * Lines in columns, as gofmt has them.
 *
 * @internal
 */
final readonly class Columns
{
    /**
     * @param list<string|list<string>> $lines cells, or a line without columns, which ends them
     *
     * @return list<string>
     */
    public static function align(array $lines): array
    {
        $aligned = $block = [];
        foreach ([...$lines, ''] as $line) {
            if (\is_array($line)) {
                $block[] = $line;

                continue;
            }
            \array_push($aligned, ...self::block($block), ...[$line]);
            $block = [];
        }
        \array_pop($aligned);

        return $aligned;
    }

    /**
     * @param list<list<string>> $rows
     *
     * @return list<string>
     */
    private static function block(array $rows): array
    {
        $widths = [];
        foreach ($rows as $row) {
            foreach (\array_slice($row, 0, -1) as $column => $cell) {
                $widths[$column] = \max($widths[$column] ?? 0, \mb_strlen($cell));
            }
        }

        return \array_map(static function (array $row) use ($widths): string {
            $last = \array_pop($row);
            $line = '';
            foreach ($row as $column => $cell) {
                $line .= $cell . \str_repeat(' ', $widths[$column] - \mb_strlen($cell) + 1);
            }

            return $line . $last;
        }, $rows);
    }
}
