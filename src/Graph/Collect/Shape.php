<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\PropertyKey;

/**
 * Objects of one class with the same properties: a table with a row for each.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Shape extends Group
{
    /** @var list<list<Cell>> in the order in which the objects were met; a row is filled when its object has been left */
    public array $rows = [];

    /** @var list<PropertyKey> the columns; none for a class that restores itself from data, which is the one column */
    public readonly array $keys;

    /**
     * @param list<string|int> $names as in an array cast from an object
     */
    public function __construct(public readonly ClassAnatomy $class, public readonly array $names)
    {
        $this->keys = \array_map($class->key(...), $names);
    }

    /**
     * How many of the properties the class does not declare.
     *
     * @return int<0, max>
     */
    public function dynamic(): int
    {
        return \count(\array_filter($this->keys, fn(PropertyKey $key): bool => $this->class->property($key) === null));
    }

    /**
     * @return list<list<Cell>>
     */
    public function columns(): array
    {
        return Columns::of($this->rows);
    }
}
