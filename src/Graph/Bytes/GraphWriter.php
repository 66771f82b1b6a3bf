<?php

declare(strict_types=1);

namespace Kiln\Graph\Bytes;

use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Collect\ArrayForm;
use Kiln\Graph\Collect\Collection;
use Kiln\Graph\Collect\Columns;
use Kiln\Graph\Collect\Pointer;
use Kiln\Graph\Collect\Section;
use Kiln\Graph\Collect\Shape;
use Kiln\Graph\PlainGraph;

/**
 * Writes a collection, part by part (docs/graph-format.md).
 *
 * @internal
 */
final class GraphWriter
{
    private int $parts = 0;

    private string $content = '';

    private readonly StringTable $strings;

    private readonly ColumnWriter $columns;

    private readonly Weight $weight;

    private function __construct(private readonly Collection $collection)
    {
        $this->strings = new StringTable();
        $this->weight = new Weight();
        $this->columns = new ColumnWriter($this->strings, $this->weight);
    }

    public static function write(Collection $collection): string
    {
        $writer = new self($collection);
        $writer->enums();
        $writer->shapes();
        $writer->arrays();
        $writer->references();
        $writer->properties();
        $writer->calls();
        $writer->content .= $writer->columns->column([$collection->root]);

        return $writer->closed();
    }

    private function enums(): void
    {
        $cases = $this->collection->cases;
        if ($cases === []) {
            return;
        }
        $names = [];
        foreach ($cases as $case) {
            $names[] = $case::class;
            $names[] = $case->name;
        }
        $this->weight->add(\count($cases), Weight::ENUM_CASE);
        $this->part(Part::ENUMS, Varint::unsigned(\count($cases)) . $this->columns->strings($names));
    }

    private function shapes(): void
    {
        if ($this->collection->shapes === []) {
            return;
        }
        $bytes = Varint::unsigned(\count($this->collection->shapes));
        foreach ($this->collection->shapes as $shape) {
            $bytes .= $this->shape($shape);
        }
        $this->part(Part::SHAPES, $bytes);
    }

    private function shape(Shape $shape): string
    {
        $names = [$shape->class->reflection->name];
        $scopes = [];
        foreach ($shape->keys as $position => $key) {
            $names[] = $key->name;
            if ($key->scope !== null) {
                $scopes[$position] = $key->scope;
            }
        }
        $this->weight->add(1, Weight::SHAPE);
        $this->weight->add(\count($shape->keys) + \count($scopes), Weight::PROPERTY);
        $this->weight->add(\count($shape->rows), Weight::OBJECT);
        $this->weight->add(\count($shape->rows), Weight::ofProperties($shape->class->slots(), \count($shape->keys), $shape->dynamic()));

        return Varint::unsigned(\count($shape->keys) << 3 | $shape->class->restoring->value << 1 | ($scopes === [] ? 0 : 1))
            . $this->columns->strings($names)
            . ($scopes === [] ? '' : Varint::unsigned(\count($scopes)) . $this->columns->integers(\array_keys($scopes)) . $this->columns->strings(\array_values($scopes)))
            . ($shape->class->restoring === Restoring::Data ? '' : \pack('V', $shape->class->layout()))
            . Varint::unsigned(\count($shape->rows));
    }

    private function arrays(): void
    {
        if ($this->collection->arrays === []) {
            return;
        }
        $bytes = '';
        foreach ($this->collection->arrays as $level => $sections) {
            foreach ($sections as $position => $section) {
                $endsLevel = $position === \count($sections) - 1;
                $endsAll = $endsLevel && $level === \count($this->collection->arrays) - 1;
                $bytes .= Varint::unsigned(\count($section->rows) << 4 | $section->form->value << 2 | ($endsLevel ? 2 : 0) | ($endsAll ? 1 : 0));
                $bytes .= $this->section($section);
            }
        }
        $this->part(Part::ARRAYS, $bytes);
    }

    private function section(Section $section): string
    {
        $this->weight->add(1, Weight::SECTION);
        $this->weight->add(\count($section->rows), Weight::ARRAY);
        if ($section->form === ArrayForm::Records) {
            $this->weight->add(\count($section->rows), Weight::ofKeys(\count($section->keys[0])));
            $bytes = Varint::unsigned(\count($section->keys[0])) . $this->column($section->keys[0]);
            foreach (Columns::of($section->rows) as $column) {
                $bytes .= $this->column($column);
            }

            return $bytes;
        }
        $bytes = $this->columns->integers(\array_map(\count(...), $section->rows));
        if ($section->form === ArrayForm::Maps) {
            $keys = \array_merge(...$section->keys);
            $this->weight->add(\count($keys), Weight::KEY);
            $bytes .= $this->column($keys);
        }

        return $bytes . $this->column(\array_merge(...$section->rows));
    }

    private function references(): void
    {
        $referenced = $this->collection->referenced;
        if ($referenced !== []) {
            $this->weight->add(\count($referenced), Weight::REFERENCE);
            $this->part(Part::REFERENCES, Varint::unsigned(\count($referenced)) . $this->column($referenced));
        }
    }

    private function properties(): void
    {
        foreach ($this->collection->shapes as $shape) {
            foreach ($shape->columns() as $column) {
                $this->content .= $this->column($column);
            }
        }
    }

    /**
     * Where objects are restored in the order of their numbers, nothing need be said.
     */
    private function calls(): void
    {
        $numbers = \array_map(static fn(Pointer $object): int => $object->number(), $this->collection->calls);
        $ascending = $numbers;
        \sort($ascending);
        if ($numbers !== $ascending) {
            $this->part(Part::CALLS, $this->columns->integers($numbers));
        }
    }

    /**
     * @param list<null|bool|int|float|string|Pointer> $cells
     */
    private function column(array $cells): string
    {
        $this->weight->add(1, Weight::COLUMN);
        $this->weight->add(\count($cells), Weight::CELL);

        return $this->columns->column($cells);
    }

    private function part(int $part, string $bytes): void
    {
        $this->parts |= $part;
        $this->content .= $bytes;
    }

    private function closed(): string
    {
        $content = $this->content;
        if ($this->strings->count() > 0) {
            $this->parts |= Part::STRINGS;
            $this->weight->add($this->strings->count(), Weight::STRING);
            $content = $this->strings->bytes() . $content;
        }
        $missing = $this->weight->length() - \strlen($content);
        if ($missing > 0) {
            $this->parts |= Part::FILL;
            $content .= \str_repeat("\0", $missing);
        }

        return PlainGraph::seal(PlainGraph::COLUMNS, \chr($this->parts), $content, 1);
    }
}
