<?php

declare(strict_types=1);

namespace Kiln\Format\Toml;

/**
 * Tables that have headers in double brackets.
 *
 * @internal
 */
final class TableArray
{
    /** @param non-empty-list<Table> $elements */
    public function __construct(public array $elements) {}

    public function last(): Table
    {
        return $this->elements[\count($this->elements) - 1];
    }

    /**
     * @return list<array<array-key, mixed>|\stdClass>
     */
    public function tree(): array
    {
        return array_map(static fn(Table $element): array|\stdClass => $element->tree(), $this->elements);
    }
}
