<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Measure\Timing;

/**
 * Everything that one run has measured: figures, by what was done (`write catalogue`) and who did it. Times are in milliseconds,
 * lengths and memory in bytes: `peak` is that of one call at its height, `result` that of what it returns, `plain` what the same
 * objects take when they are made one by one.
 */
final class Results
{
    /** @var array<string, array<string, array<string, Timing>>> */
    private array $figures = [];

    /** @var array<string, array<string, ?string>> why someone was not timed, in the same way */
    private array $problems = [];

    /** @param array<string, Timing> $figures */
    public function add(string $work, string $contender, array $figures, ?string $problem = null): void
    {
        $this->figures[$work][$contender] = $figures;
        $this->problems[$work][$contender] = $problem;
    }

    /** @return list<string> what was done */
    public function works(string $pattern): array
    {
        return array_values(array_filter(array_keys($this->figures), static fn(string $work): bool => preg_match($pattern, $work) === 1));
    }

    /** @return list<string> */
    public function contenders(string $work): array
    {
        return array_keys($this->figures[$work] ?? []);
    }

    public function problem(string $work, string $contender): ?string
    {
        return $this->problems[$work][$contender] ?? null;
    }

    /** @return ?Timing null for what was not measured */
    public function figure(string $work, string $contender, string $figure = 'time'): ?Timing
    {
        return $this->figures[$work][$contender][$figure] ?? null;
    }

    public function median(string $work, string $contender, string $figure = 'time'): ?float
    {
        return $this->figure($work, $contender, $figure)?->median();
    }

    /** @return list<?float> */
    public function medians(string $work, string $contender, string ...$figures): array
    {
        return array_map(fn(string $figure): ?float => $this->median($work, $contender, $figure), array_values($figures));
    }

    /**
     * The time of a contender as a multiple of another's: the median of the ratios within each round, which stays right when
     * the machine slows down for a while.
     */
    public function ratio(string $work, string $contender, string $to = Contender::JSON, string $figure = 'time'): ?float
    {
        $other = $this->figure($work, $to, $figure);

        return $other === null ? null : $this->figure($work, $contender, $figure)?->ratioTo($other);
    }
}
