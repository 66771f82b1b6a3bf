<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * How often each known difference was seen.
 */
final class KnownDifferences
{
    /** @var array<string, int> by name */
    private array $counts = [];

    public function note(KnownDifference $difference): void
    {
        $this->counts[$difference->name] = $this->count($difference) + 1;
    }

    public function count(KnownDifference $difference): int
    {
        return $this->counts[$difference->name] ?? 0;
    }

    public function describe(): string
    {
        ksort($this->counts);

        return $this->counts === [] ? 'none' : implode(', ', array_map(static fn(string $name, int $count): string => "{$name} {$count}", array_keys($this->counts), $this->counts));
    }
}
