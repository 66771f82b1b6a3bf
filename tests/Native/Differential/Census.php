<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

/**
 * How many cases there were of which kind, and how many of them the native engine declined.
 */
final class Census
{
    /** @var array<string, array{int, int}> all and declined ones, by kind */
    private array $counts = [];

    public function add(OneCase $case, bool $isOrdinary, Outcome $expected, bool $isDeclined): void
    {
        $kind = ($case->operation->isWriting() ? 'write' : 'read') . ', ' . match (true) {
            $expected->failure !== null => 'refused',
            $isOrdinary => 'ordinary',
            default => 'strange',
        };
        [$all, $declined] = $this->counts[$kind] ?? [0, 0];
        $this->counts[$kind] = [$all + 1, $declined + (int) $isDeclined];
    }

    /**
     * Of the cases of a kind, how many of a hundred were declined.
     */
    public function percentDeclined(string $kind): float
    {
        [$all, $declined] = $this->counts[$kind] ?? [0, 0];

        return $all === 0 ? 100.0 : 100 * $declined / $all;
    }

    public function describe(): string
    {
        ksort($this->counts);
        $text = '';
        foreach ($this->counts as $kind => [$all]) {
            $text .= ($text === '' ? '' : '; ') . "{$kind}: {$all}, declined " . number_format($this->percentDeclined($kind), 1) . ' %';
        }

        return $text;
    }
}
