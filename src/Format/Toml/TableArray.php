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

    /**
     * @return list<array<array-key, mixed>|\stdClass>
     */
    public function tree(): array
    {
        $trees = [];
        foreach ($this->elements as $element) {
            $trees[] = $element->tree();
        }

        return $trees;
    }
}
