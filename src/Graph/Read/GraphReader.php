<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Bytes\Part;
use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\PropertyKey;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\ArrayForm;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Kind;
use Kiln\Graph\PlainGraph;

/**
 * Reads what {@see \Kiln\Graph\Bytes\GraphWriter} writes, part by part (docs/graph-format.md).
 *
 * @internal
 */
final class GraphReader
{
    private readonly int $length;

    private readonly Cover $cover;

    private readonly Numbering $numbering;

    private readonly ColumnReader $columns;

    /**
     * @param int $parts {@see Part}
     */
    private function __construct(private readonly int $parts, private readonly Cursor $cursor)
    {
        $this->length = $cursor->remaining();
        $this->cover = new Cover($this->length);
        $this->numbering = new Numbering();
        $strings = $this->has(Part::STRINGS) ? StringsReader::read($this->cursor, $this->cover) : [];
        $this->numbering->setLimit(Kind::STRING, \count($strings));
        $this->columns = new ColumnReader($this->cursor, $strings, $this->numbering, $this->cover);
    }

    /**
     * @param int $end the position behind the content
     *
     * @throws DamagedBytes
     */
    public static function read(string $bytes, int $end): Content
    {
        $parts = \ord($bytes[PlainGraph::CONTENT]);
        if (($parts & ~Part::ALL) !== 0) {
            throw new DamagedBytes('The bytes have a part that this version of Kiln does not know.');
        }

        return (new self($parts, new Cursor($bytes, PlainGraph::CONTENT + 1, $end)))->content();
    }

    private function content(): Content
    {
        $cases = $this->has(Part::ENUMS) ? $this->cases() : [];
        $shapes = $this->has(Part::SHAPES) ? $this->shapes() : [];
        $sections = $this->has(Part::ARRAYS) ? $this->arrays() : [];
        $referenced = $this->references();
        foreach ($shapes as $shape) {
            $this->properties($shape);
        }
        $calls = $this->calls($shapes);
        $root = $this->columns->column(1);
        if ($root->kinds() === [Kind::REFERENCE]) {
            throw new DamagedBytes('The value as a whole cannot be a reference.');
        }
        if ($this->has(Part::FILL) === ($this->cursor->remaining() === 0)) {
            throw new DamagedBytes('There are bytes behind the end.');
        }

        return new Content($cases, $shapes, $sections, $referenced, $calls, $root, $this->cover);
    }

    private function has(int $part): bool
    {
        return ($this->parts & $part) !== 0;
    }

    /**
     * @return list<string> class, name, class, name, …
     */
    private function cases(): array
    {
        $count = $this->counted(Weight::ENUM_CASE);
        $names = $this->columns->strings(2 * $count);
        $this->numbering->setLimit(Kind::ENUM, $count);

        return $names;
    }

    /**
     * @return list<ReadShape>
     */
    private function shapes(): array
    {
        $shapes = [];
        $objects = 0;
        for ($count = $this->cursor->unsigned(); $count > 0; --$count) {
            $shapes[] = $shape = $this->shape($objects);
            $objects += $shape->count;
        }
        $this->numbering->setLimit(Kind::OBJECT, $objects);

        return $shapes;
    }

    private function shape(int $first): ReadShape
    {
        $head = $this->cursor->unsigned();
        $properties = $head >> 3;
        $this->cover->charge(1, Weight::SHAPE);
        $this->cover->charge($properties, Weight::PROPERTY);
        $names = $this->columns->strings($properties + 1);
        $class = \array_shift($names) ?? '';
        $scopes = ($head & 1) === 1 ? $this->scopes() : [];
        $keys = [];
        foreach ($names as $position => $name) {
            $keys[] = new PropertyKey($name, $scopes[$position] ?? null);
        }
        $restoring = Restoring::tryFrom($head >> 1 & 3);
        if ($restoring === null || ($restoring === Restoring::Data && $keys !== [])) {
            throw new DamagedBytes('Objects are to be restored in an unknown way.');
        }

        $layout = $restoring === Restoring::Data ? ClassAnatomy::NO_LAYOUT : $this->cursor->fixed32();

        return new ReadShape($class, $keys, $restoring, $layout, $this->counted(Weight::OBJECT), $first);
    }

    /**
     * @return array<int, string> position of the property => class
     */
    private function scopes(): array
    {
        $count = $this->counted(Weight::PROPERTY);
        $positions = $this->columns->integers($count);

        return \array_combine($positions, $this->columns->strings($count));
    }

    /**
     * @return list<ReadSection>
     */
    private function arrays(): array
    {
        $sections = [];
        $arrays = 0;
        $levels = 1;
        do {
            $head = $this->cursor->unsigned();
            $sections[] = $section = $this->section($head >> 4, $head >> 2 & 3);
            $arrays += $section->count;
            if (($head & 2) !== 0) {
                // What the arrays of the next level may hold: those of the levels before.
                $this->numbering->setLimit(Kind::ARRAY, $arrays);
                ++$levels;
            }
            if ($levels > Weight::LEVELS + 1) {
                throw new DamagedBytes('Arrays are nested in more than ' . Weight::LEVELS . ' levels.');
            }
        } while (($head & 1) === 0);
        $this->numbering->setLimit(Kind::ARRAY, $arrays);

        return $sections;
    }

    /**
     * @param int<0, max> $count
     */
    private function section(int $count, int $form): ReadSection
    {
        $this->cover->charge(1, Weight::SECTION);
        $this->cover->charge($count, Weight::ARRAY);
        $form = ArrayForm::tryFrom($form) ?? throw new DamagedBytes('Arrays are laid out in an unknown way.');
        if ($form === ArrayForm::Records) {
            return $this->records($count);
        }
        $lengths = $this->columns->integers($count);
        // More cells than that no length covers; the sum of such lengths is an integer.
        if ($lengths !== [] && (\min($lengths) < 0 || \max($lengths) > 2 * $this->length + (1 << 16))) {
            throw new DamagedBytes('An array has an impossible length.');
        }
        $cells = \array_sum($lengths);
        $keys = [];
        if ($form === ArrayForm::Maps) {
            $this->cover->charge(\max(0, $cells), Weight::KEY);
            $keys = $this->keys($cells);
            $from = 0;
            foreach ($lengths as $length) {
                self::assertDistinct($length === $cells ? $keys : \array_slice($keys, $from, $length));
                $from += $length;
            }
        }

        return new ReadSection($form, $count, $lengths, $keys, [$this->column(\max(0, $cells))]);
    }

    /**
     * @param int<0, max> $count
     */
    private function records(int $count): ReadSection
    {
        $keys = $this->keys($this->cursor->unsigned());
        self::assertDistinct($keys);
        $this->cover->charge($count, Weight::ofKeys(\count($keys)));
        $columns = [];
        while (\count($columns) < \count($keys)) {
            $columns[] = $this->column($count);
        }

        return new ReadSection(ArrayForm::Records, $count, [], $keys, $columns);
    }

    /**
     * @return list<int|string>
     */
    private function keys(int $count): array
    {
        $column = $this->column(\max(0, $count));
        if (\array_diff($column->kinds(), [Kind::INT, Kind::STRING]) !== []) {
            throw new DamagedBytes('An array has a key that is none.');
        }
        /** @var list<int|string> $keys */
        $keys = $count < 1 ? [] : $column->next($count, new Tables());

        return $keys;
    }

    /**
     * @param list<int|string> $keys
     */
    private static function assertDistinct(array $keys): void
    {
        if (\count(\array_fill_keys($keys, true)) !== \count($keys)) {
            throw new DamagedBytes('An array has a key twice.');
        }
    }

    private function references(): Column
    {
        $count = $this->has(Part::REFERENCES) ? $this->counted(Weight::REFERENCE) : 0;
        $this->numbering->setLimit(Kind::REFERENCE, $count);
        if ($count === 0) {
            return new ConstantColumn(Kind::NULL, 0, null);
        }
        $referenced = $this->column($count);

        return \in_array(Kind::REFERENCE, $referenced->kinds(), true) ? throw new DamagedBytes('A reference refers to a reference.') : $referenced;
    }

    private function properties(ReadShape $shape): void
    {
        for ($count = $shape->restoring === Restoring::Data ? 1 : \count($shape->keys); $count > 0; --$count) {
            $shape->columns[] = $this->column($shape->count);
        }
        if ($shape->restoring === Restoring::Data && $shape->count > 0 && \array_diff($shape->columns[0]->kinds(), [Kind::ARRAY, Kind::EMPTY_ARRAY]) !== []) {
            throw new DamagedBytes('The data of an object are not an array.');
        }
    }

    /**
     * @param list<ReadShape> $shapes
     *
     * @return list<int>
     */
    private function calls(array $shapes): array
    {
        $ascending = [];
        foreach ($shapes as $shape) {
            if ($shape->restoring !== Restoring::Properties && $shape->count > 0) {
                \array_push($ascending, ...\range($shape->first, $shape->first + $shape->count - 1));
            }
        }
        if (!$this->has(Part::CALLS)) {
            return $ascending;
        }
        $calls = $this->columns->integers(\count($ascending));
        $sorted = $calls;
        \sort($sorted);

        return $sorted === $ascending ? $calls : throw new DamagedBytes('The order of calls leaves out objects, or names others.');
    }

    /**
     * @param int<0, max> $count
     */
    private function column(int $count): Column
    {
        $this->cover->charge(1, Weight::COLUMN);
        $this->cover->charge($count, Weight::CELL);

        return $this->columns->column($count);
    }

    /**
     * @return int<0, max>
     */
    private function counted(int $each): int
    {
        $count = $this->cursor->unsigned();
        $this->cover->charge($count, $each);

        return $count;
    }
}
