<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Kind;

/**
 * Writes columns, each with a codec that fits what stands in it.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class ColumnWriter
{
    /** @var array<int, int> kind => the first number that is greater than all before */
    private array $following = [];

    public function __construct(private readonly StringTable $strings, private readonly Weight $weight) {}

    /**
     * @param list<Cell> $cells
     */
    public function column(array $cells): string
    {
        if ($cells === []) {
            return \chr(Kind::NULL);
        }
        $kind = Kind::of($cells[0]);

        return self::areAll($kind, $cells) ? $this->pure($kind, $cells) : $this->mixed($cells);
    }

    /**
     * @param non-empty-list<string> $strings
     */
    public function strings(array $strings): string
    {
        return $this->numbered(Kind::STRING, $this->strings->numbers($strings));
    }

    /**
     * @param list<int> $integers
     */
    public function integers(array $integers): string
    {
        return $integers === [] ? \chr(Kind::NULL) : self::head(Kind::INT, IntWriter::pack($integers));
    }

    /**
     * @param non-empty-list<Cell> $cells
     */
    private static function areAll(int $kind, array $cells): bool
    {
        if ($kind === Kind::INT) {
            foreach ($cells as $cell) {
                if (!\is_int($cell)) {
                    return false;
                }
            }
        } elseif ($kind === Kind::STRING) {
            foreach ($cells as $cell) {
                if (!\is_string($cell)) {
                    return false;
                }
            }
        } elseif ($kind === Kind::FLOAT) {
            foreach ($cells as $cell) {
                if (!\is_float($cell)) {
                    return false;
                }
            }
        } elseif ($kind <= Kind::TRUE) {
            foreach ($cells as $cell) {
                if ($cell !== $cells[0]) {
                    return false;
                }
            }
        } else {
            foreach ($cells as $cell) {
                if (!$cell instanceof Pointer || $cell->kind !== $kind) {
                    return false;
                }
            }
        }

        return true;
    }

    /**
     * @param non-empty-list<Cell> $cells all of that kind
     */
    private function pure(int $kind, array $cells): string
    {
        if ($kind <= Kind::EMPTY_ARRAY) {
            return self::head($kind, [0, '']);
        }
        if ($kind === Kind::INT) {
            /** @var non-empty-list<int> $cells */
            return $this->integers($cells);
        }
        if ($kind === Kind::FLOAT) {
            /** @var non-empty-list<float> $cells */
            return self::head($kind, FloatWriter::pack($cells));
        }
        if ($kind === Kind::STRING) {
            /** @var non-empty-list<string> $cells */
            return $this->strings($cells);
        }
        /** @var non-empty-list<Pointer> $cells */
        return $this->numbered($kind, \array_map(static fn(Pointer $cell): int => $cell->number(), $cells));
    }

    /**
     * Which kind each cell has, and a column for each kind.
     *
     * @param non-empty-list<Cell> $cells
     */
    private function mixed(array $cells): string
    {
        $kinds = [];
        $columns = [];
        foreach ($cells as $cell) {
            // As Kind::of(), whose call would take twice as long as all of this.
            $kinds[] = $kind = match (true) {
                \is_string($cell) => Kind::STRING,
                \is_int($cell) => Kind::INT,
                $cell === null => Kind::NULL,
                $cell === false => Kind::FALSE,
                $cell === true => Kind::TRUE,
                \is_float($cell) => Kind::FLOAT,
                default => $cell->kind,
            };
            $columns[$kind][] = $cell;
        }
        \ksort($columns);
        $this->weight->add(\count($columns), Weight::PART);
        $positions = \array_flip(\array_keys($columns));
        $selectors = [];
        foreach ($kinds as $kind) {
            $selectors[] = $positions[$kind];
        }
        $bytes = \chr((Kind::MIXED << 4) | \count($columns)) . SelectorBits::pack($selectors, \count($columns));
        foreach ($columns as $kind => $column) {
            $bytes .= $this->pure($kind, $column);
        }

        return $bytes;
    }

    /**
     * @param non-empty-list<int> $numbers
     */
    private function numbered(int $kind, array $numbers): string
    {
        $first = $this->following[$kind] ?? 0;
        $count = \count($numbers);
        if ($numbers[0] === $first && $numbers[$count - 1] === $first + $count - 1 && $numbers === \range($first, $first + $count - 1)) {
            $this->following[$kind] = $first + $count;

            return self::head($kind, [Packing::FOLLOWING, '']);
        }
        $this->following[$kind] = \max($first, \max($numbers) + 1);

        return self::head($kind, IntWriter::pack($numbers));
    }

    /**
     * @param array{int, string} $packed
     */
    private static function head(int $kind, array $packed): string
    {
        return \chr(($kind << 4) | $packed[0]) . $packed[1];
    }
}
