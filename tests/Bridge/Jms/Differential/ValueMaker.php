<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Doctrine\Common\Collections\ArrayCollection;
use Kiln\Tests\Bridge\Jms\Differential\Model\ClassSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random values of the types of a model; some share objects, some are of another type than they should be.
 */
final class ValueMaker
{
    private const TEXTS = ['', 'a', 'abc', 'a/b', '"\\', 'ü€😀', "\u{2028}\n\t\0", '0', '7', '1.50', 'true', "bad \xFF utf8", '7z', '<b>&amp;\'', 'low', 'Hearts', '2020-01-01'];

    private const INTS = [0, 1, -1, 7, 42, 1_000_000, PHP_INT_MAX, PHP_INT_MIN];

    private const FLOATS = [0.0, -0.0, 1.0, 1.5, 0.1, 1e100, -3.25e-7, 2.345, 2.5, -1.25, 1e15, 123456789.125, 0.30000000000000004, 5e-324, 1.7976931348623157e308];

    /** @var array<string, list<object>> objects made before, by class */
    private array $made = [];

    private int $budget = 150;

    /** Of objects that may stand in one more place: each may double what is written, or more. */
    private int $repetitions = 10;

    public function __construct(private readonly Declared $declared, private readonly Features $features) {}

    public function make(Shape $shape, Chance $chance, int $depth = 3): mixed
    {
        if ($chance->percent($this->made === [] ? 2 : 7)) {
            return null;
        }
        if ($this->features->has('wrong') && $chance->percent(3)) {
            return $this->anything($chance, $depth - 1);
        }

        return $this->right($shape, $chance, $depth);
    }

    /**
     * @param int $depth how many objects and collections may lie in each other
     */
    private function right(Shape $shape, Chance $chance, int $depth): mixed
    {
        return match ($shape->kind) {
            'int' => $chance->percent(50) ? $chance->int(-100, 100) : $chance->oneOf(self::INTS),
            'string' => $chance->oneOf(self::TEXTS),
            'bool' => $chance->percent(50),
            'float' => $this->float($chance),
            'array' => $this->elements($shape, $chance, $depth, $chance->percent(40)),
            'list' => $this->elements($shape, $chance, $depth, $chance->percent(15)),
            'iterable' => $this->iterable($shape, $chance, $depth),
            'collection' => new ArrayCollection($this->elements($shape, $chance, $depth, $chance->percent(30))),
            'arrayIterator', 'iterator' => new \ArrayIterator($this->elements($shape, $chance, $depth, $chance->percent(30))),
            'generator' => (static fn(array $items): \Generator => yield from $items)($this->elements($shape, $chance, $depth, false)),
            'stdClass' => $this->stdClass($chance, $depth),
            'DateTime' => new \DateTime(...$this->moment($chance)),
            'DateTimeImmutable' => new \DateTimeImmutable(...$this->moment($chance)),
            'DateTimeInterface' => $chance->percent(50) ? new \DateTime(...$this->moment($chance)) : new \DateTimeImmutable(...$this->moment($chance)),
            'DateInterval' => $this->interval($chance),
            'enum' => $this->enumCase((string) $shape->class, $chance),
            'union' => $shape->inner === [] ? null : $this->right($chance->oneOf($shape->inner), $chance, $depth),
            'class' => $this->object((string) $shape->class, $chance, $depth),
            default => $this->anything($chance, $depth),
        };
    }

    private function float(Chance $chance): float
    {
        if ($chance->percent(2)) {
            return $chance->oneOf([NAN, INF, -INF]);
        }

        return $chance->percent(30) ? $chance->int(-100_000, 100_000) / 8 : $chance->oneOf(self::FLOATS);
    }

    /**
     * @return array<mixed>
     */
    private function elements(Shape $shape, Chance $chance, int $depth, bool $hasKeys): array
    {
        $elements = [];
        $most = $depth === 3 && $chance->percent(8) ? $chance->int(17, 40) : $chance->oneOf([0, 1, 2, 2, 3]);
        for ($count = $depth > 0 ? $most : 0; $count > 0; --$count) {
            $element = $this->make($shape->inner[0] ?? new Shape('anything', null, null), $chance, $depth - 1);
            if ($hasKeys) {
                $elements[$chance->oneOf(['k', '', '0', '3', 'a/b', 'ü', 'type', -2, "\xFF"])] = $element;
            } else {
                $elements[] = $element;
            }
        }

        return $elements;
    }

    private function stdClass(Chance $chance, int $depth): \stdClass
    {
        $members = $this->elements(new Shape('array', null, null, [new Shape('anything', null, null)]), $chance, $depth, true);
        if ($chance->percent(95)) {
            // jms/serializer refuses numbers for names.
            $members = array_filter($members, is_string(...), ARRAY_FILTER_USE_KEY);
        }

        return (object) $members;
    }

    private function iterable(Shape $shape, Chance $chance, int $depth): mixed
    {
        $elements = $this->elements($shape, $chance, $depth, $chance->percent(30));

        return match ($chance->int(0, 3)) {
            0 => new \ArrayIterator($elements),
            1 => $this->features->has('generators') ? (static fn(): \Generator => yield from $elements)() : $elements,
            default => $elements,
        };
    }

    /**
     * @return array{string, \DateTimeZone}
     */
    private function moment(Chance $chance): array
    {
        return [
            $chance->oneOf(['2024-02-29 13:45:00', '2020-01-02 03:04:05.678901', '1969-12-31 23:59:59', '1970-01-01 00:00:00', '0001-01-01', '9999-12-31 23:59:59.999999', '2024-10-27 02:30:00']),
            new \DateTimeZone($chance->oneOf(['UTC', 'Europe/Berlin', '+05:30', 'America/New_York', 'EST', '-00:01'])),
        ];
    }

    private function interval(Chance $chance): \DateInterval
    {
        $interval = new \DateInterval($chance->oneOf(['P1Y2M3DT4H5M6S', 'PT0S', 'P3W', 'PT36H', 'P1M']));
        if ($chance->percent(20)) {
            $interval->invert = 1;
            $interval->f = 0.5;
        }

        return $interval;
    }

    private function enumCase(string $name, Chance $chance): ?\UnitEnum
    {
        $class = $this->declared->has($name) ? $this->declared->class($name) : null;

        $cases = $class !== null && is_subclass_of($class, \UnitEnum::class) ? $class::cases() : [];

        return $cases === [] ? null : $chance->oneOf($cases);
    }

    private function object(string $name, Chance $chance, int $depth): ?object
    {
        $classes = $this->declared->model->concrete($name);
        if ($classes === []) {
            return null;
        }
        $class = $chance->percent(50) && \in_array($name, array_column($classes, 'name'), true) ? $name : $chance->oneOf($classes)->name;
        $made = $this->made[$class] ?? [];
        if ($made !== [] && $this->repetitions > 0 && ($depth <= 0 || $this->features->has('cycles') && $chance->percent(14))) {
            --$this->repetitions;

            return $chance->oneOf($made);
        }
        if ($depth <= 0 || --$this->budget < 0) {
            return null;
        }
        $object = (new \ReflectionClass($this->declared->class($class)))->newInstanceWithoutConstructor();
        $this->made[$class][] = $object;
        for ($source = $this->declared->model->class($class); $source !== null; $source = $source->parent === null ? null : $this->declared->model->class($source->parent)) {
            $this->fill($object, $source, $chance, $depth);
        }

        return $object;
    }

    private function fill(object $object, ClassSource $source, Chance $chance, int $depth): void
    {
        foreach ($source->properties as $property) {
            // A chance of its own for each property, so that the others stay as they are when the model loses one.
            $own = $chance->forCase(crc32("{$source->name}::{$property->name}"));
            if ($own->percent(8)) {
                continue;
            }
            $this->set($object, $source->name, $property, $this->make($property->shape, $own, $depth - 1));
        }
    }

    private function set(object $object, string $class, PropertySource $property, mixed $value): void
    {
        $reflection = new \ReflectionProperty($this->declared->class($class), $property->name);
        if ($reflection->isReadOnly() && $reflection->isInitialized($object)) {
            return;
        }
        try {
            $reflection->setValue($object, $value);
        } catch (\TypeError) {
            // It stays as it is, perhaps without a value.
        }
    }

    private function anything(Chance $chance, int $depth): mixed
    {
        return match ($depth > 0 ? $chance->int(0, 11) : $chance->int(0, 4)) {
            0 => $chance->oneOf(self::TEXTS),
            1 => $chance->oneOf(self::INTS),
            2 => $this->float($chance),
            3 => $chance->percent(50),
            4 => null,
            5, 6 => $this->elements(new Shape('array', null, null, [new Shape('anything', null, null)]), $chance, $depth, $chance->percent(40)),
            7, 8 => $this->model($chance, $depth),
            9 => new \DateTimeImmutable(...$this->moment($chance)),
            10 => $this->otherObject($chance, $depth),
            default => $this->anyCase($chance),
        };
    }

    /**
     * As deep as json_encode() goes, or deeper.
     */
    private function deep(Chance $chance): mixed
    {
        $value = 1;
        for ($levels = $chance->oneOf([505, 511, 512, 520]); $levels > 0; --$levels) {
            $value = $levels % 2 === 0 ? [$value] : ['k' => $value];
        }

        return $value;
    }

    private function model(Chance $chance, int $depth): ?object
    {
        $classes = array_values(array_filter($this->declared->model->classes, static fn(ClassSource $class): bool => $class->isConcrete()));

        return $classes === [] ? null : $this->object($chance->oneOf($classes)->name, $chance, $depth);
    }

    private function anyCase(Chance $chance): ?\UnitEnum
    {
        $enums = array_values(array_filter($this->declared->model->classes, static fn(ClassSource $class): bool => $class->isEnum()));

        return $enums === [] ? null : $this->enumCase($chance->oneOf($enums)->name, $chance);
    }

    private function otherObject(Chance $chance, int $depth): mixed
    {
        $elements = $this->elements(new Shape('array', null, null, [new Shape('anything', null, null)]), $chance, $depth, $chance->percent(60));

        return match ($chance->int(0, 11)) {
            10 => $this->declared->model->hasStep('cache') ? null : Anonymous::object($elements), // jms/serializer cannot keep its name in a file
            11 => $chance->percent(85) ? $elements : $this->deep($chance),
            0, 1, 2 => $this->stdClass($chance, $depth),
            3 => new \ArrayObject($elements),
            4 => new \ArrayIterator($elements),
            5 => new ArrayCollection($elements),
            6 => new \DateTime(...$this->moment($chance)),
            7 => $this->interval($chance),
            8 => $chance->percent(30) ? \STDERR : new \SplStack(),
            default => $chance->percent(30) ? static fn(): int => 1 : new \DateTimeZone('Europe/Berlin'),
        };
    }
}
