<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Bytes;
use Kiln\Optional;
use Kiln\Raw;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fixture\Native\Cents;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;
use Kiln\Time\PartialDate;

/**
 * Random types of Kiln's own dialect, in phpdoc words and in native ones.
 *
 * The shapes say by `isInferred` that the native type alone says everything. Kinds besides those of PHP: "scalars" and "union",
 * of which a value is of one of the inner shapes; "nullable"; "map"; "shape" and "tuple", whose inner shapes are the elements;
 * "template", which stands for the argument of a generic class.
 */
final readonly class TypeMaker
{
    private const WORDS = [
        'int' => ['int', 'int', 'int', 'positive-int', 'int<-5, 100>'],
        'string' => ['string', 'string', 'string', 'non-empty-string', 'numeric-string', "'a'|'b'"],
        'bool' => ['bool', 'bool', 'true'],
        'float' => ['float'],
    ];

    private const UNIONS = [['int', 'string'], ['int', 'float'], ['bool', 'string'], ['int', 'float', 'string'], ['float', 'string'], ['bool', 'int'], ['bool', 'float', 'int', 'string']];

    /** Keys of shapes: as phpdoc has them, and as PHP has them. */
    private const KEYS = [['id', 'id'], ['name', 'name'], ["'k y'", 'k y'], ["'ü'", 'ü'], ["'a\"b'", 'a"b'], ['7', 7], ["''", '']];

    /**
     * @param non-empty-list<string> $classes  of the model, that an object can be of
     * @param list<string>           $bases    of the model: interfaces and abstract classes
     * @param list<string>           $enums    of the model
     * @param list<string>           $generics of the model: classes with one template
     */
    public function __construct(private array $classes, private array $bases, private array $enums, private array $generics) {}

    public function make(Chance $chance, int $depth = 2): Shape
    {
        $shape = $this->withoutNull($chance, $depth);

        return $chance->percent(30) ? self::nullable($shape) : $shape;
    }

    /**
     * What a document or a call is about.
     */
    public function root(Chance $chance): Shape
    {
        $shape = $chance->percent(75) ? $this->object($chance) : $this->make($chance);

        return $chance->percent(25) ? $this->listOf($chance, $shape) : $shape;
    }

    public static function nullable(Shape $shape): Shape
    {
        if ($shape->kind === 'mixed' || $shape->kind === 'null' || $shape->kind === 'nullable') {
            return $shape;
        }
        $isUnion = $shape->kind === 'union' || $shape->kind === 'scalars' || str_contains((string) $shape->type, '|');

        return new Shape(
            'nullable',
            $shape->type === null ? null : ($isUnion ? "{$shape->type}|null" : "?{$shape->type}"),
            match (true) {
                $shape->native === null => null,
                str_contains($shape->native, '|') => "{$shape->native}|null",
                default => "?{$shape->native}",
            },
            [$shape],
            isInferred: $shape->isInferred,
        );
    }

    private function withoutNull(Chance $chance, int $depth): Shape
    {
        return match (true) {
            $chance->percent(34) => $this->scalar($chance),
            $chance->percent(6) => $this->scalars($chance),
            $depth > 0 && $chance->percent(34) => $this->collection($chance, $depth),
            $chance->percent(34) => $this->object($chance),
            $chance->percent(28) => $this->date($chance),
            $chance->percent(28) => $this->enum($chance),
            $chance->percent(22) => $this->union($chance, $depth),
            $chance->percent(22) => $this->optional($chance, $depth),
            $chance->percent(18) => new Shape('cents', '\\' . Cents::class, '\\' . Cents::class, isInferred: true),
            $chance->percent(14) => $this->own($chance),
            $chance->percent(20) => new Shape('stdClass', '\stdClass', '\stdClass', isInferred: true),
            $chance->percent(6) => new Shape('object', 'object', 'object', isInferred: true),
            $chance->percent(6) => new Shape('null', 'null', 'null', isInferred: true),
            $chance->percent(40) => new Shape('mixed', 'mixed', 'mixed', isInferred: true),
            default => $this->scalar($chance),
        };
    }

    private function scalar(Chance $chance): Shape
    {
        $kind = $chance->oneOf(['int', 'int', 'string', 'string', 'string', 'bool', 'float', 'float']);
        $word = $chance->oneOf(self::WORDS[$kind]);

        return new Shape($kind, $word, $kind, isInferred: $word === $kind);
    }

    private function scalars(Chance $chance): Shape
    {
        $kinds = $chance->oneOf(self::UNIONS);
        $words = implode('|', $kinds);

        return new Shape('scalars', $words, $words, array_map(static fn(string $kind): Shape => new Shape($kind, $kind, $kind), $kinds), isInferred: true);
    }

    /**
     * A class of Kiln's own.
     */
    private function own(Chance $chance): Shape
    {
        $class = $chance->oneOf([Raw::class, Raw::class, Bytes::class, LocalDate::class, LocalTime::class, LocalDateTime::class, PartialDate::class]);

        return new Shape($class, "\\{$class}", "\\{$class}", isInferred: true);
    }

    private function object(Chance $chance): Shape
    {
        if ($this->bases !== [] && $chance->percent(22)) {
            return $this->ofClass($chance->oneOf($this->bases));
        }
        if ($this->generics !== [] && $chance->percent(12)) {
            $generic = $this->ofClass($chance->oneOf($this->generics));
            if ($chance->percent(20)) {
                return $generic;
            }
            $argument = $chance->percent(50) ? $this->scalar($chance) : $this->ofClass($chance->oneOf($this->classes));

            return new Shape('class', "{$generic->type}<{$argument->type}>", $generic->native, [$argument], $generic->class);
        }

        return $this->ofClass($chance->oneOf($this->classes));
    }

    private function ofClass(string $name): Shape
    {
        return new Shape('class', "\\@@\\{$name}", $name, class: $name, isInferred: true);
    }

    private function collection(Chance $chance, int $depth): Shape
    {
        $item = $this->make($chance, $depth - 1);

        return match ($chance->int(0, 19)) {
            0, 1, 2, 3, 4, 5 => $this->listOf($chance, $item),
            6, 7, 8 => $this->mapOf($chance, $item),
            9 => new Shape('array', 'array', 'array', [new Shape('mixed', 'mixed', null)], isInferred: true),
            10, 11 => $this->shape($chance, $depth - 1),
            12 => new Shape('tuple', "array{{$item->type}, int}", 'array', [$item, $this->plain('int')]),
            13, 14 => new Shape('iterable', "iterable<{$item->type}>", 'iterable', [$item]),
            15 => new Shape('iterable', "iterable<string, {$item->type}>", 'iterable', [$item]),
            16 => $this->walkable($chance, $item),
            17, 18 => $this->arrayObject($chance, $item),
            default => new Shape('generator', "\\Generator<{$item->type}>", '\Generator', [$item]),
        };
    }

    private function listOf(Chance $chance, Shape $item): Shape
    {
        $isWord = preg_match('/\A[\w\\\\@]+\z/', (string) $item->type) === 1;
        $type = $chance->oneOf(["list<{$item->type}>", "list<{$item->type}>", "array<{$item->type}>", "non-empty-list<{$item->type}>", $isWord ? "{$item->type}[]" : "list<{$item->type}>"]);

        return new Shape('list', $type, 'array', [$item]);
    }

    private function mapOf(Chance $chance, Shape $item): Shape
    {
        $key = $chance->oneOf(['string', 'string', 'int', 'array-key']);

        return new Shape('map', "array<{$key}, {$item->type}>", 'array', [$item, $this->plain($key === 'int' ? 'int' : 'string')]);
    }

    private function walkable(Chance $chance, Shape $item): Shape
    {
        $class = $chance->oneOf(['Traversable', 'Iterator', 'IteratorAggregate']);
        $key = $chance->percent(40) ? 'string, ' : '';

        return new Shape($class === 'IteratorAggregate' ? 'arrayObject' : 'walkable', "\\{$class}<{$key}{$item->type}>", "\\{$class}", [$item]);
    }

    private function arrayObject(Chance $chance, Shape $item): Shape
    {
        $class = $chance->oneOf(['ArrayObject', 'ArrayObject', 'ArrayIterator']);
        $key = $chance->percent(40) ? 'string, ' : '';

        return new Shape($class === 'ArrayObject' ? 'arrayObject' : 'walkable', "\\{$class}<{$key}{$item->type}>", "\\{$class}", [$item]);
    }

    private function shape(Chance $chance, int $depth): Shape
    {
        $elements = [];
        $inner = [];
        $keys = $chance->percent(20) ? [['0', 0], ['1', 1], ['2', 2], ['3', 3]] : $chance->shuffled(self::KEYS);
        foreach (\array_slice($keys, 0, $chance->int(1, 4)) as [$written, $key]) {
            $item = $this->make($chance, $depth);
            $elements[] = $written . ($chance->percent(30) ? '?' : '') . ": {$item->type}";
            $inner[(string) $key] = $item;
        }
        $open = $chance->percent(20) ? ', ...' : '';

        // The keys of a shape stand in its class, which it has none of.
        return new Shape('shape', 'array{' . implode(', ', $elements) . "{$open}}", 'array', array_values($inner), class: implode("\n", array_keys($inner)));
    }

    private function date(Chance $chance): Shape
    {
        if ($chance->percent(18)) {
            return new Shape('DateInterval', '\DateInterval', '\DateInterval', isInferred: true);
        }
        $class = $chance->oneOf(['DateTimeImmutable', 'DateTimeImmutable', 'DateTimeImmutable', 'DateTime', 'DateTimeInterface']);

        return new Shape($class, "\\{$class}", "\\{$class}", isInferred: true);
    }

    private function enum(Chance $chance): Shape
    {
        if ($this->enums === []) {
            return $this->scalar($chance);
        }
        $enum = $chance->oneOf($this->enums);

        return new Shape('enum', "\\@@\\{$enum}", $enum, class: $enum, isInferred: true);
    }

    private function union(Chance $chance, int $depth): Shape
    {
        $members = [];
        for ($count = $chance->int(2, 3); $count > 0; --$count) {
            $member = match ($chance->int(0, 9)) {
                0, 1, 2 => $this->object($chance),
                3 => $this->enum($chance),
                4 => $this->date($chance),
                5 => new Shape('stdClass', '\stdClass', '\stdClass'),
                6 => $depth > 0 ? $this->listOf($chance, $this->make($chance, $depth - 1)) : $this->scalar($chance),
                default => $this->scalar($chance),
            };
            $members[(string) $member->native] = $member;
        }
        if (\count($members) < 2) {
            return array_values($members)[0];
        }

        return new Shape('union', implode('|', array_map(static fn(Shape $member): string => (string) $member->type, $members)), implode('|', array_keys($members)), array_values($members));
    }

    private function optional(Chance $chance, int $depth): Shape
    {
        $inner = $this->make($chance, max(0, $depth - 1));

        return new Shape('optional', '\\' . Optional::class . "<{$inner->type}>", '\\' . Optional::class, [$inner]);
    }

    private function plain(string $kind): Shape
    {
        return new Shape($kind, $kind, $kind);
    }
}
