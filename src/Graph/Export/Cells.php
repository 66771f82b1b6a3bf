<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Collect\Collection;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Collect\Section;
use Kiln\Graph\Kind;

/**
 * Prints cells: what is constant as an array of constants, the rest as numbers of what the file makes.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Cells
{
    /** Longer constant arrays that occur more than once stand in the file only once. */
    private const SHORT = 8;

    /** @var array<int, ?string> number of an array => its code, null when it holds something that is not constant */
    private array $constants = [];

    /** @var array<int, int> number of an array => how often it occurs in others and in columns */
    private array $occurrences = [];

    /** @var array<int, int> number of an array => its place among those that the file makes */
    private array $places = [];

    /** @var list<string> the code of those */
    private array $made = [];

    public function __construct(private readonly Collection $collection, private readonly PartFiles $parts)
    {
        $this->count();
        foreach ($collection->arrays as $sections) {
            foreach ($sections as $section) {
                foreach ($section->rows as $index => $row) {
                    $this->array($section->first + $index, array_combine(self::keys($section, $index), $row));
                }
            }
        }
    }

    /**
     * The arrays that cannot be written as constants where they occur, in an order in which each holds only earlier ones; null
     * when there are none.
     */
    public function arrays(): ?string
    {
        return $this->made === [] ? null : $this->parts->array($this->made, true);
    }

    /**
     * @param array<array-key, Cell> $cells
     *
     * @return array{string, string} an array of constants, or one that is complete; an array by kind of arrays of numbers, empty for none
     */
    public function of(array $cells): array
    {
        $isList = array_is_list($cells);
        $objects = \count($cells) > self::SHORT ? self::followingObjects(array_values($cells)) : null;
        if ($objects !== null) {
            return [$isList ? $objects : "\\array_combine({$this->parts->array(array_map(Literal::of(...), array_keys($cells)), true)}, {$objects})", ''];
        }
        $constants = [];
        $pointers = [];
        foreach ($cells as $key => $cell) {
            $code = $this->constant($cell);
            if ($code === null) {
                \assert($cell instanceof Pointer);
                $pointers[$cell->kind][$key] = $cell->kind === Kind::ARRAY ? $this->places[$cell->number()] : $cell->number();
            }
            $constants[] = ($isList ? '' : Literal::of($key) . ' => ') . ($code ?? 'null');
        }
        ksort($pointers);
        $numbers = [];
        foreach ($pointers as $kind => $places) {
            $numbers[] = "{$kind} => " . $this->numbers($places);
        }
        $areAllPointers = $isList && \count($cells) > self::SHORT && \count($pointers) === 1 && \count(reset($pointers)) === \count($cells);

        return [
            $areAllPointers ? '\array_fill(0, ' . \count($cells) . ', null)' : $this->parts->array($constants, $isList),
            $numbers === [] ? '' : '[' . implode(', ', $numbers) . ']',
        ];
    }

    /**
     * Many objects in the order of their numbers need not be looked up one by one.
     *
     * @param non-empty-list<Cell> $cells
     */
    private static function followingObjects(array $cells): ?string
    {
        $next = null;
        foreach ($cells as $cell) {
            if (!$cell instanceof Pointer || $cell->kind !== Kind::OBJECT || $cell->number() !== ($next ?? $cell->number())) {
                return null;
            }
            $next = $cell->number() + 1;
        }

        return '$parts->following(' . ($next - \count($cells)) . ', ' . \count($cells) . ')';
    }

    /**
     * @param Cell $cell
     */
    private function constant(bool|int|float|string|Pointer|null $cell): ?string
    {
        if (!$cell instanceof Pointer) {
            return Literal::of($cell);
        }

        return match ($cell->kind) {
            Kind::EMPTY_ARRAY => '[]',
            Kind::ARRAY => isset($this->places[$cell->number()]) ? null : $this->constants[$cell->number()],
            default => null,
        };
    }

    /**
     * @param array<array-key, Cell> $cells
     */
    private function array(int $number, array $cells): void
    {
        [$constants, $numbers] = $this->of($cells);
        $this->constants[$number] = $constants;
        if ($numbers !== '' || (\count($cells) > self::SHORT && ($this->occurrences[$number] ?? 0) > 1)) {
            $this->places[$number] = \count($this->made);
            $this->made[] = $numbers === '' ? "[{$constants}]" : "[{$constants}, {$numbers}]";
        }
    }

    private function count(): void
    {
        $columns = [$this->collection->referenced, [$this->collection->root]];
        foreach ($this->collection->arrays as $sections) {
            foreach ($sections as $section) {
                array_push($columns, ...$section->rows);
            }
        }
        foreach ($this->collection->shapes as $shape) {
            array_push($columns, ...$shape->rows);
        }
        foreach ($columns as $cells) {
            foreach ($cells as $cell) {
                if ($cell instanceof Pointer && $cell->kind === Kind::ARRAY) {
                    $this->occurrences[$cell->number()] = ($this->occurrences[$cell->number()] ?? 0) + 1;
                }
            }
        }
    }

    /**
     * @return list<int|string>
     */
    private static function keys(Section $section, int $index): array
    {
        return $section->keys[$index] ?? $section->keys[0] ?? array_keys($section->rows[$index]);
    }

    /**
     * @param non-empty-array<array-key, int> $places
     */
    private function numbers(array $places): string
    {
        $isList = array_is_list($places);
        $count = \count($places);
        if ($isList && $count > self::SHORT && $places === range($places[0], $places[0] + $count - 1)) {
            return "\\range({$places[0]}, " . ($places[0] + $count - 1) . ')';
        }
        $code = [];
        foreach ($places as $key => $number) {
            $code[] = ($isList ? '' : Literal::of($key) . ' => ') . $number;
        }

        return $this->parts->array($code, $isList);
    }
}
