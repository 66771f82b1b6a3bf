<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Kind;

/**
 * Cells of several kinds: a column for each kind, and for each cell the column that it comes from.
 *
 * @internal
 */
final class MixedColumn implements Column
{
    private int $position = 0;

    /**
     * @param list<Column> $columns
     * @param list<int>    $kinds   of the columns, ascending
     */
    public function __construct(private readonly Selectors $selectors, private readonly array $columns, private readonly array $kinds) {}

    public function kinds(): array
    {
        return $this->kinds;
    }

    public function cellKinds(): array
    {
        return \array_map(fn(int $selector): int => $this->kinds[$selector], $this->selectors->all());
    }

    public function numbers(int $kind): array
    {
        $position = \array_search($kind, $this->kinds, true);

        return $position === false ? [] : $this->columns[$position]->numbers($kind);
    }

    public function references(): iterable
    {
        $position = \array_search(Kind::REFERENCE, $this->kinds, true);

        return $position === false ? [] : $this->placed($position, $this->columns[$position]->references());
    }

    /**
     * One after the other, because all of them together may take more memory than the bytes allow.
     *
     * @param iterable<int, int> $numbers of the cells from the column at the position
     *
     * @return \Generator<int, int> position of the cell => number
     */
    private function placed(int $position, iterable $numbers): \Generator
    {
        $cell = 0;
        foreach ($numbers as $number) {
            while ($this->selectors->at($cell) !== $position) {
                ++$cell;
            }
            yield $cell++ => $number;
        }
    }

    public function next(int $count, Tables $tables): array
    {
        if ($count <= Selectors::BLOCK) {
            return $this->block($count, $tables);
        }
        $cells = [];
        while (\count($cells) < $count) {
            foreach ($this->block(\max(1, \min(Selectors::BLOCK, $count - \count($cells))), $tables) as $cell) {
                $cells[] = $cell;
            }
        }

        return $cells;
    }

    /**
     * @param int<1, max> $count
     *
     * @return list<mixed>
     */
    private function block(int $count, Tables $tables): array
    {
        if ($this->kinds === [Kind::FALSE, Kind::TRUE]) {
            $cells = $this->selectors->booleans($this->position, $count);
            $this->position += $count;

            return $cells;
        }
        $selectors = $this->selectors->slice($this->position, $count);
        $this->position += $count;
        $values = [];
        $next = [];
        $counts = \array_count_values($selectors);
        foreach ($this->columns as $position => $column) {
            $own = $counts[$position] ?? 0;
            $values[] = $own === 0 ? [] : $column->next($own, $tables);
            $next[] = 0;
        }
        $cells = [];
        if ($this->kinds[0] === Kind::NULL && \count($values) === 2) {
            $present = $values[1];
            $position = 0;
            foreach ($selectors as $selector) {
                $cells[] = $selector === 0 ? null : $present[$position++];
            }

            return $cells;
        }
        foreach ($selectors as $selector) {
            $cells[] = $values[$selector][$next[$selector]++];
        }

        return $cells;
    }
}
