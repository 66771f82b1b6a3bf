<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\Collect\Collection;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Collect\Section;
use Kiln\Graph\Collect\Shape;
use Kiln\Graph\Kind;

/**
 * Prints cells as expressions: what is constant as constants, the rest as what the file has made.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Expressions
{
    /** More objects one after the other are not named one by one. */
    private const SHORT = 8;

    /** Arrays that occur more than once, and whose code is longer, stand in the file only once. */
    private const SHORT_CODE = 60;

    /** Whether a loop takes enum cases from a list of all of them. */
    public bool $needsCases = false;

    /** @var array<int, array{Section, int}> by the number of the array */
    private array $arrays = [];

    /** @var array<string, int> by kind and number */
    private array $uses = [];

    /** @var list<array<int, string>> the code of arrays that stand in the file only once, by level and number */
    private array $shared = [];

    /** @var array<int, true> the numbers of these */
    private array $areShared = [];

    /** @var array<int, ShapeCode> by the id of the shape */
    private array $shapes = [];

    public function __construct(private readonly Collection $collection, private readonly PartFiles $parts)
    {
        foreach ($collection->arrays as $sections) {
            foreach ($sections as $section) {
                foreach ($section->rows as $index => $row) {
                    $this->arrays[$section->first + $index] = [$section, $index];
                    $this->use($row);
                }
            }
        }
        foreach ($collection->shapes as $shape) {
            \array_map($this->use(...), $shape->rows);
        }
        $this->use($collection->referenced);
        $this->use([$collection->root]);
    }

    /**
     * @param list<ShapeCode> $shapes
     */
    public function with(array $shapes): void
    {
        foreach ($shapes as $shape) {
            $this->shapes[\spl_object_id($shape->shape)] = $shape;
        }
        foreach ($this->collection->arrays as $level => $sections) {
            foreach ($sections as $section) {
                foreach (\array_keys($section->rows) as $index) {
                    // Arrays that are used more than once hold no objects and no references.
                    $number = $section->first + $index;
                    $code = $this->usesOf(Kind::ARRAY, $number) > 1 ? $this->literal($this->elements($number)) : '';
                    if (\strlen($code) > self::SHORT_CODE) {
                        $this->shared[$level][$number] = $code;
                        $this->areShared[$number] = true;
                    }
                }
            }
        }
    }

    public function shapeOf(Pointer $object): ShapeCode
    {
        return $this->shapes[\spl_object_id($object->group)];
    }

    /**
     * @return list<string> statements
     */
    public function shared(): array
    {
        $statements = [];
        foreach ($this->shared as $codes) {
            $elements = \array_map(static fn(int $number, string $code): string => "{$number} => {$code}", \array_keys($codes), $codes);
            $statements[] = ($statements === [] ? '$arrays = ' : '$arrays += ') . $this->parts->array($elements, false) . ';';
        }

        return $statements;
    }

    public function usesOf(int $kind, int $number): int
    {
        return $this->uses["{$kind} {$number}"] ?? 0;
    }

    /**
     * @param Cell $array
     *
     * @return list<int|string>
     */
    public function keys(bool|int|float|string|Pointer|null $array): array
    {
        return \array_keys($this->elementsOf($array));
    }

    /**
     * @param Cell $array
     *
     * @return array<array-key, Cell> nothing when it is none
     */
    public function elementsOf(bool|int|float|string|Pointer|null $array): array
    {
        return $array instanceof Pointer && $array->kind === Kind::ARRAY ? $this->elements($array->number()) : [];
    }

    /**
     * @param Cell $cell
     */
    public function of(bool|int|float|string|Pointer|null $cell): string
    {
        if (!$cell instanceof Pointer) {
            return Literal::of($cell);
        }

        return match ($cell->kind) {
            Kind::EMPTY_ARRAY => '[]',
            Kind::ARRAY => isset($this->areShared[$cell->number()]) ? "\$arrays[{$cell->number()}]" : $this->literal($this->elements($cell->number())),
            Kind::ENUM => $this->enum($this->collection->cases[$cell->number()]),
            Kind::REFERENCE => "&\$references[{$cell->number()}]",
            default => $this->object($cell),
        };
    }

    public function enum(\UnitEnum $case): string
    {
        return '\\' . $case::class . '::' . $case->name;
    }

    /**
     * @param array<array-key, Cell> $cells
     */
    public function literal(array $cells): string
    {
        $isList = \array_is_list($cells);
        $objects = \count($cells) > self::SHORT ? $this->followingObjects(\array_values($cells)) : null;
        if ($objects !== null) {
            return $isList ? $objects : '\array_combine(' . $this->literal(\array_keys($cells)) . ", {$objects})";
        }
        $elements = [];
        foreach ($cells as $key => $cell) {
            $elements[] = $isList ? $this->of($cell) : Literal::of($key) . ' => ' . $this->of($cell);
        }

        return $this->parts->array($elements, $isList);
    }

    /**
     * @param list<string> $elements code
     */
    public function list(array $elements): string
    {
        return $this->parts->array($elements, true);
    }

    private function object(Pointer $object): string
    {
        $shape = $this->shapeOf($object);

        return $shape->isInline
            ? $shape->expression(\array_map($this->of(...), $shape->shape->rows[$object->index]))
            : "{$shape->name()}[{$object->index}]";
    }

    /**
     * Many objects in the order of their numbers need not be looked up one by one.
     *
     * @param list<Cell> $cells
     */
    public function followingObjects(array $cells): ?string
    {
        $first = $cells[0];
        if (!$first instanceof Pointer || $first->kind !== Kind::OBJECT || $this->shapeOf($first)->isInline) {
            return null;
        }
        foreach ($cells as $position => $cell) {
            if (!$cell instanceof Pointer || $cell->group !== $first->group || $cell->index !== $first->index + $position) {
                return null;
            }
        }
        $shape = $this->shapeOf($first);

        return $cells === [] || \count($cells) === \count($shape->shape->rows)
            ? $shape->name()
            : "\\array_slice({$shape->name()}, {$first->index}, " . \count($cells) . ')';
    }

    /**
     * @return array<array-key, Cell>
     */
    private function elements(int $number): array
    {
        [$section, $index] = $this->arrays[$number];

        return \array_combine($section->keys[$index] ?? $section->keys[0] ?? \array_keys($section->rows[$index]), $section->rows[$index]);
    }

    /**
     * @param list<Cell> $cells
     */
    private function use(array $cells): void
    {
        foreach ($cells as $cell) {
            if ($cell instanceof Pointer && ($cell->kind === Kind::ARRAY || $cell->kind === Kind::OBJECT)) {
                $key = "{$cell->kind} {$cell->number()}";
                $this->uses[$key] = ($this->uses[$key] ?? 0) + 1;
            }
        }
    }
}
