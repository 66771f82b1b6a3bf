<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Measure\Timing;

/**
 * A table, and the chart of it.
 */
final readonly class Figure
{
    /**
     * @param string                                    $name   of its files
     * @param string                                    $x      what the columns are
     * @param string                                    $unit   of the values
     * @param array<string, array<int|string, Timing>> $series values by contender and column, in the given unit
     * @param list<string>                              $notes
     */
    public function __construct(
        public string $name,
        public string $title,
        public string $x,
        public string $unit,
        public array $series,
        public array $notes = [],
    ) {}

    /**
     * @return list<int|string> numbers in ascending order, or names
     */
    public function columns(): array
    {
        $columns = [];
        foreach ($this->series as $values) {
            $columns += $values;
        }
        $columns = array_keys($columns);
        if (array_filter($columns, \is_string(...)) === []) {
            sort($columns);
        }

        return $columns;
    }
}
