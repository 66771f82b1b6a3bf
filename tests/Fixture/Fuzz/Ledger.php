<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * Members that may be large: lists of objects, and of other things.
 */
final class Ledger
{
    public string $title = '';

    /** @var list<Entry> */
    public array $entries;

    /** @var ?list<Entry> */
    public ?array $drafts = null;

    /** @var list<int> */
    public array $numbers = [];

    /** @var list<Line> */
    protected array $lines = [];

    public ?Entry $last = null;

    public mixed $notes = null;

    /**
     * @return list<Line>
     */
    public function lines(): array
    {
        return $this->lines;
    }
}
