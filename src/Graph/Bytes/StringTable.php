<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

/**
 * All strings of a value, in the order in which they are met; equal ones once, or where it saves bytes more than once.
 *
 * @internal
 */
final class StringTable
{
    private const SEPARATOR = "\0";

    /** @var array<array-key, int> string => number; PHP makes integers of some of them, but never one of two */
    private array $numbers = [];

    /** @var list<string> */
    private array $strings = [];

    /**
     * @param non-empty-list<string> $strings
     *
     * @return non-empty-list<int>
     */
    public function numbers(array $strings): array
    {
        $new = \array_diff_key(\array_flip($strings), $this->numbers);
        $isWorthRepeating = \count($new) === \count($strings) || self::length($strings) - self::length(\array_keys($new)) < \count($strings);
        $first = \count($this->strings);
        // Numbers that follow each other need not be written, which saves more than a few strings twice cost.
        if ($isWorthRepeating) {
            $this->add($strings);

            return \range($first, $first + \count($strings) - 1);
        }
        if ($new !== []) {
            $this->add(\array_map(\strval(...), \array_keys($new)));
        }
        $numbers = [];
        foreach ($strings as $string) {
            $numbers[] = $this->numbers[$string];
        }

        return $numbers;
    }

    /**
     * @param non-empty-list<string> $strings
     */
    private function add(array $strings): void
    {
        $first = \count($this->strings);
        // Of equal ones the first number counts: of those that are put together, the last.
        $this->numbers += \array_combine(\array_reverse($strings), \range($first + \count($strings) - 1, $first));
        \array_push($this->strings, ...$strings);
    }

    public function count(): int
    {
        return \count($this->strings);
    }

    /**
     * @param list<string|int> $strings
     */
    private static function length(array $strings): int
    {
        return \strlen(\implode(' ', $strings));
    }

    /**
     * Strings without a zero byte are separated by one, because that is the fastest to take apart; others have lengths.
     */
    public function bytes(): string
    {
        $count = \count($this->strings);
        $bytes = \implode(self::SEPARATOR, $this->strings);
        if ($count > 0 && \substr_count($bytes, self::SEPARATOR) === $count - 1) {
            return Varint::unsigned($count << 2 | 2) . Varint::unsigned(\strlen($bytes)) . $bytes;
        }
        $blocks = [];
        $block = [];
        $isBinary = false;
        foreach ($this->strings as $string) {
            if (\str_contains($string, self::SEPARATOR) !== $isBinary) {
                $blocks[] = [$isBinary, $block];
                $block = [];
                $isBinary = !$isBinary;
            }
            $block[] = $string;
        }
        $blocks[] = [$isBinary, $block];
        $blocks = self::merged($blocks);

        $bytes = '';
        foreach ($blocks as $position => [$isBinary, $strings]) {
            $isLast = $position === \count($blocks) - 1;
            $bytes .= Varint::unsigned(\count($strings) << 2 | ($isLast ? 2 : 0) | ($isBinary ? 1 : 0));
            $bytes .= $isBinary ? self::withLengths($strings) : self::separated($strings);
        }

        return $bytes;
    }

    /**
     * Many short blocks cost more than lengths.
     *
     * @param list<array{bool, list<string>}> $blocks
     *
     * @return list<array{bool, non-empty-list<string>}>
     */
    private static function merged(array $blocks): array
    {
        $merged = [];
        foreach ($blocks as [$isBinary, $strings]) {
            if ($strings === []) {
                continue;
            }
            $last = \array_key_last($merged);
            if ($last !== null && $merged[$last][0] && \count($strings) < 8) {
                \array_push($merged[$last][1], ...$strings);
            } elseif ($last !== null && $merged[$last][0] === $isBinary) {
                \array_push($merged[$last][1], ...$strings);
            } else {
                $merged[] = [$isBinary, $strings];
            }
        }

        return $merged;
    }

    /**
     * @param non-empty-list<string> $strings
     */
    private static function separated(array $strings): string
    {
        $bytes = \implode(self::SEPARATOR, $strings);

        return Varint::unsigned(\strlen($bytes)) . $bytes;
    }

    /**
     * @param non-empty-list<string> $strings
     */
    private static function withLengths(array $strings): string
    {
        [$packing, $lengths] = IntWriter::pack(\array_map(\strlen(...), $strings));

        return \chr($packing) . $lengths . \implode('', $strings);
    }
}
