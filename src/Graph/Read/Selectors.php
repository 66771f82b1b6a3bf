<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\SelectorBits;

/**
 * For each cell of a mixed column, the column that it comes from.
 *
 * @internal
 */
final readonly class Selectors
{
    /** Cells at a time, where all of them together would take too much memory. */
    public const BLOCK = 4096;

    /**
     * @param int<2, max> $columns
     * @param int<1, max> $count
     */
    public function __construct(private string $bytes, private int $columns, private int $count) {}

    /**
     * @return list<int>
     */
    public function all(): array
    {
        return $this->slice(0, $this->count);
    }

    public function at(int $cell): int
    {
        $bits = SelectorBits::for($this->columns);
        $bit = $cell * $bits;

        return \ord($this->bytes[$bit >> 3]) >> ($bit & 7) & (1 << $bits) - 1;
    }

    /**
     * @return array<int, int> column => how many cells come from it
     */
    public function counts(): array
    {
        $counts = [];
        for ($from = 0; $from < $this->count; $from += self::BLOCK) {
            foreach (\array_count_values($this->slice($from, \min(self::BLOCK, $this->count - $from))) as $column => $count) {
                $counts[$column] = ($counts[$column] ?? 0) + $count;
            }
        }

        return $counts;
    }

    /**
     * @return list<int>
     */
    public function slice(int $from, int $count): array
    {
        $bits = SelectorBits::for($this->columns);

        return $this->expanded(SelectorBits::lists($bits), $bits, $from, $count);
    }

    /**
     * Of two columns: whether it is the second.
     *
     * @return list<bool>
     */
    public function booleans(int $from, int $count): array
    {
        return $this->expanded(SelectorBits::booleans(), 1, $from, $count);
    }

    /**
     * @template T
     *
     * @param list<list<T>> $lists byte => what is in it
     *
     * @return list<T>
     */
    private function expanded(array $lists, int $bits, int $from, int $count): array
    {
        $first = $from * $bits >> 3;
        $end = ($from + $count) * $bits + 7 >> 3;
        $selectors = [];
        foreach (\str_split(\substr($this->bytes, $first, $end - $first)) as $byte) {
            $selectors[] = $lists[\ord($byte)];
        }
        $selectors = \array_merge(...$selectors);

        return \count($selectors) === $count ? $selectors : \array_slice($selectors, $from - \intdiv($first * 8, $bits), $count);
    }
}
