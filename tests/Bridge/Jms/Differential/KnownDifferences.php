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

    /**
     * @param int $cases of how many
     *
     * @return list<string> those that were seen more often than they may be
     */
    public function excesses(int $cases): array
    {
        $excesses = [];
        foreach (KnownDifference::cases() as $difference) {
            $percent = 100 * $this->count($difference) / max(1, $cases);
            if ($percent > $difference->most()) {
                $excesses[] = \sprintf('%s was seen in %.2f %% of the cases, and may be in %.2f %%.', $difference->name, $percent, $difference->most());
            }
        }

        return $excesses;
    }

    public function describe(): string
    {
        ksort($this->counts);

        return $this->counts === [] ? 'none' : implode(', ', array_map(static fn(string $name, int $count): string => "{$name} {$count}", array_keys($this->counts), $this->counts));
    }
}
