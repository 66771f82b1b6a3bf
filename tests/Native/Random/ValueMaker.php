<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Bytes;
use Kiln\Optional;
use Kiln\Raw;
use Kiln\Tests\Bridge\Jms\Differential\Anonymous;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Model\ClassSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fixture\Native\Cents;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Time\LocalDate;
use Kiln\Time\LocalDateTime;
use Kiln\Time\LocalTime;
use Kiln\Time\PartialDate;

/**
 * Random values of the types of a model: ordinary ones, or strange ones too.
 *
 * Strange is what an engine may refuse or leave to the other: values of other types than they should be, properties without a
 * value, references, dynamic properties, proxies, cycles, text that is not UTF-8, numbers that JSON has not.
 */
final class ValueMaker
{
    private const TEXTS = ['', 'a', 'abc', 'a/b', '"\\', 'ü€😀', "\u{2028}\n\t\0\x7F", '0', '7', '1.50', 'true', '<b>&amp;\'', 'low', 'Hearts', '2020-01-01', 'exactly 16 bytes', 'fifteen bytes..', "seventeen bytes \n", 'thirty-two bytes of plain text..', "a text of more than sixty-four bytes, with a \"quote\" near its end: \u{1F600}"];

    private const INTS = [0, 1, -1, 7, 9, 10, 42, 99, 100, 1_000_000, 4_294_967_295, 4_294_967_296, PHP_INT_MAX, PHP_INT_MIN];

    /** As ext/json writes it. */
    private const RAW = ['null', '7', '1.5', '"ü"', '[]', '{}', '{"list":[2.5,{}],"empty":{}}', '[{"a":1},[]]', '{"":1,"0":2}', '[[[[1]]]]'];

    private const FLOATS = [0.0, -0.0, 1.0, 1.5, 0.1, 1e100, -3.25e-7, 2.345, 2.5, -1.25, 1e15, 1e17, 1e22, 1e23, 123456789.125, 0.30000000000000004, 5e-324, 1.7976931348623157e308, 0.0001, 0.00001, 9007199254740993.0];

    private const MOMENTS = ['2024-02-29 13:45:00', '2020-01-02 03:04:05.678901', '1969-12-31 23:59:59', '1970-01-01 00:00:00', '2000-12-31 23:59:59.5', '2024-10-27 02:30:00'];

    private const STRANGE_MOMENTS = ['0001-01-01', '9999-12-31 23:59:59.999999', '-0044-03-15', '12024-01-01', '1500-02-29'];

    private const ZONES = ['UTC', 'UTC', 'Europe/Berlin', '+05:30', 'America/New_York', 'EST', '-00:01', 'Z'];

    /** Whether all that was made could be given what it should have, and can be walked through more than once. */
    public bool $isComplete = true;

    /** @var array<string, list<object>> objects made before, by class */
    private array $made = [];

    private int $budget;

    /** Of objects that may stand in one more place: each may double what is written, or more. */
    private int $repetitions = 4;

    /**
     * @param bool $isStrange whether the strange is among them
     */
    public function __construct(private readonly Declared $declared, private readonly bool $isStrange, int $most = 25)
    {
        $this->budget = $most;
    }

    public function make(Shape $shape, Chance $chance, int $depth = 4): mixed
    {
        return $this->isStrange && $chance->percent(2) ? $this->anything($chance, $depth - 1) : $this->right($shape, $chance, $depth);
    }

    /**
     * @param int $depth how many objects and collections may lie in each other
     */
    private function right(Shape $shape, Chance $chance, int $depth): mixed
    {
        return match ($shape->kind) {
            'nullable' => $chance->percent(25) ? null : $this->make($shape->inner[0], $chance, $depth),
            'null' => null,
            'int' => $chance->percent(50) ? $chance->int(-100, 100) : $chance->oneOf(self::INTS),
            'string' => $this->text($chance),
            'bool' => $chance->percent(50),
            'float' => $this->float($chance),
            'scalars', 'union' => $this->make($chance->oneOf($shape->inner === [] ? [new Shape('mixed', null, null)] : $shape->inner), $chance, $depth),
            'list' => $this->items($shape, $chance, $depth),
            'map' => $this->map($shape, $chance, $depth),
            'array' => $chance->percent(50) ? $this->items($shape, $chance, $depth) : $this->keyed($shape, $chance, $depth),
            'shape' => $this->shape($shape, $chance, $depth),
            'tuple' => array_map(fn(Shape $element): mixed => $this->make($element, $chance, $depth - 1), $shape->inner),
            'iterable' => $this->iterable($shape, $chance, $depth),
            'walkable' => new \ArrayIterator($this->elements($shape, $chance, $depth)),
            'arrayObject' => new \ArrayObject($this->elements($shape, $chance, $depth)),
            'generator' => $this->generator($this->items($shape, $chance, $depth)),
            'optional' => $chance->percent(30) ? Optional::missing() : Optional::of($this->make($shape->inner[0], $chance, $depth)),
            'stdClass' => $this->stdClass($chance, $depth),
            'DateTime' => new \DateTime(...$this->moment($chance)),
            'DateTimeImmutable' => new \DateTimeImmutable(...$this->moment($chance)),
            'DateTimeInterface' => $chance->percent(30) ? new \DateTime(...$this->moment($chance)) : new \DateTimeImmutable(...$this->moment($chance)),
            'DateInterval' => self::interval($chance),
            'enum' => $this->enumCase((string) $shape->class, $chance),
            'cents' => new Cents($chance->oneOf([0, 7, 7, 13])),
            'class' => $this->object($shape, $chance, $depth),
            Raw::class => $chance->percent(80) ? Raw::json($chance->oneOf(self::RAW)) : Raw::of($this->anything($chance, $depth - 1)),
            Bytes::class => new Bytes($chance->oneOf(['', 'a', "\0\xFF", 'ü', str_repeat("\xC3", 300)])),
            LocalDate::class => LocalDate::fromString($chance->oneOf(['2024-02-29', '0001-01-01', '9999-12-31'])),
            LocalTime::class => LocalTime::fromString($chance->oneOf(['00:00:00', '23:59:59', '12:30:00.25'])),
            LocalDateTime::class => LocalDateTime::fromString($chance->oneOf(['2024-02-29T00:00:00', '1969-12-31T23:59:59.5'])),
            PartialDate::class => PartialDate::fromString($chance->oneOf(['2024', '2024-02', '2024-02-29'])),
            default => $this->anything($chance, $depth),
        };
    }

    private function text(Chance $chance): string
    {
        if ($this->isStrange && $chance->percent(1)) {
            return $chance->oneOf(["bad \xFF utf8", "\xE2\x82", "\xED\xA0\x80", "far more than thirty-two bytes, then \xC0\xAF"]);
        }

        return $chance->percent(4) ? str_repeat($chance->oneOf(['a', 'ä', '"', '€', "\x01", '😀', 'abcdefghijk"']), $chance->int(1, 140)) : $chance->oneOf(self::TEXTS);
    }

    private function float(Chance $chance): float|int
    {
        return match (true) {
            $this->isStrange && $chance->percent(1) => $chance->oneOf([NAN, INF, -INF]),
            $chance->percent(30) => $chance->int(-100_000, 100_000) / 8,
            $chance->percent(30) => $this->anyFloat($chance),
            default => $chance->oneOf(self::FLOATS),
        };
    }

    /**
     * Any of those that there are, so that few are short.
     */
    private function anyFloat(Chance $chance): float
    {
        /** @var array{1: float} $unpacked */
        $unpacked = unpack('E', $chance->bytes(8));

        return is_finite($unpacked[1]) ? $unpacked[1] : 0.5;
    }

    private function count(Chance $chance, int $depth): int
    {
        return match (true) {
            $depth <= 0 => 0,
            $depth === 4 && $chance->percent(6) => $chance->int(15, 40),
            default => $chance->oneOf([0, 1, 2, 2, 3]),
        };
    }

    /**
     * @return array<mixed>
     */
    private function items(Shape $shape, Chance $chance, int $depth): array
    {
        $items = [];
        for ($count = $this->count($chance, $depth); $count > 0; --$count) {
            $items[] = $this->make($shape->inner[0] ?? new Shape('mixed', null, null), $chance, $depth - 1);
        }

        return $this->isStrange && $items !== [] && $chance->percent(4) ? \array_slice($items, 1, preserve_keys: true) : $items;
    }

    /**
     * @return array<mixed>
     */
    private function map(Shape $shape, Chance $chance, int $depth): array
    {
        $keys = ($shape->inner[1] ?? null)?->kind === 'int' ? [0, 3, 1_000_000, -2, 7] : ['k', '', '3', 'a/b', 'ü', 'type', '-2', "quote\"", '01', 'k2', ...($this->isStrange ? ['0', "\0x", "\xFF"] : [])];
        $map = [];
        for ($count = $this->count($chance, $depth); $count > 0; --$count) {
            $map[$chance->oneOf($keys)] = $this->make($shape->inner[0], $chance, $depth - 1);
        }

        return $map;
    }

    /**
     * @return array<mixed>
     */
    private function keyed(Shape $shape, Chance $chance, int $depth): array
    {
        return $this->map(new Shape('map', null, null, [$shape->inner[0] ?? new Shape('mixed', null, null)]), $chance, $depth);
    }

    /**
     * @return array<mixed>
     */
    private function elements(Shape $shape, Chance $chance, int $depth): array
    {
        return str_contains((string) $shape->type, '<string,') ? $this->keyed($shape, $chance, $depth) : $this->items($shape, $chance, $depth);
    }

    /**
     * @return array<mixed>
     */
    private function shape(Shape $shape, Chance $chance, int $depth): array
    {
        $array = [];
        foreach (explode("\n", (string) $shape->class) as $i => $key) {
            if (!$chance->percent(12)) {
                $array[$key] = $this->make($shape->inner[$i], $chance, $depth - 1);
            }
        }

        return $this->isStrange && $chance->percent(10) ? $array + ['more' => 1, 5 => null] : $array;
    }

    private function iterable(Shape $shape, Chance $chance, int $depth): mixed
    {
        $elements = $this->elements($shape, $chance, $depth);

        return match ($chance->int(0, 3)) {
            0 => new \ArrayIterator($elements),
            1 => $this->generator($elements),
            default => $elements,
        };
    }

    /**
     * @param array<mixed> $elements
     *
     * @return \Generator<mixed>
     */
    private function generator(array $elements): \Generator
    {
        $this->isComplete = false;

        return (static fn(): \Generator => yield from $elements)();
    }

    private function stdClass(Chance $chance, int $depth): \stdClass
    {
        return (object) $this->keyed(new Shape('array', null, null), $chance, $depth);
    }

    /**
     * @return array{string, \DateTimeZone}
     */
    private function moment(Chance $chance): array
    {
        return [
            $chance->oneOf($this->isStrange && $chance->percent(15) ? self::STRANGE_MOMENTS : self::MOMENTS),
            new \DateTimeZone($chance->oneOf(self::ZONES)),
        ];
    }

    private static function interval(Chance $chance): \DateInterval
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

    private function object(Shape $shape, Chance $chance, int $depth): ?object
    {
        $name = (string) $shape->class;
        $classes = array_column($this->declared->model->concrete($name), 'name');
        if (!$this->isStrange) {
            $classes = array_values(array_filter($classes, static fn(string $class): bool => !str_ends_with($class, ModelMaker::PROXY)));
        }
        if ($classes === []) {
            return null;
        }
        $class = $chance->percent(60) && \in_array($name, $classes, true) ? $name : $chance->oneOf($classes);
        $made = $this->made[$class] ?? [];
        if ($made !== [] && $this->repetitions > 0 && ($depth <= 0 || $this->isStrange && $chance->percent(5))) {
            --$this->repetitions;

            return $chance->oneOf($made);
        }
        if ($depth <= 0 || --$this->budget < 0) {
            // The first one holds nothing of its own class, so that what is written stays small.
            return $made[0] ?? null;
        }
        $object = $this->blank($class);
        $arguments = $shape->inner;
        for ($source = $this->declared->model->class($class); $source !== null; $source = $source->parent === null ? null : $this->declared->model->class($source->parent)) {
            $this->fill($object, $source, $chance, $depth, $arguments);
        }
        // Only when it is complete: ordinary values have no cycles.
        $this->made[$class][] = $object;
        if ($this->isStrange) {
            $this->distort($object, $class, $chance);
        }

        return $object;
    }

    private function blank(string $class): object
    {
        return (new \ReflectionClass($this->declared->class($class)))->newInstanceWithoutConstructor();
    }

    /**
     * @param list<Shape> $arguments of a generic class
     */
    private function fill(object $object, ClassSource $source, Chance $chance, int $depth, array $arguments): void
    {
        foreach ($source->properties as $property) {
            // A chance of its own for each property, so that the others stay as they are when the model loses one.
            $own = $chance->forCase(crc32("{$source->name}::{$property->name}"));
            if ($this->isStrange && $own->percent(3)) {
                continue;
            }
            $this->set($object, $source->name, $property, $this->make(self::with($property->shape, $arguments), $own, $depth - 1));
        }
        $chance->int(0, 1);
    }

    /**
     * @param list<Shape> $arguments
     */
    private static function with(Shape $shape, array $arguments): Shape
    {
        return match (true) {
            $shape->kind === 'template' => $arguments[0] ?? new Shape('mixed', null, null),
            $arguments !== [] && $shape->kind !== 'class' && $shape->inner !== [] => new Shape($shape->kind, $shape->type, $shape->native, array_map(static fn(Shape $inner): Shape => self::with($inner, $arguments), $shape->inner), $shape->class),
            default => $shape,
        };
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
            $this->isComplete = false;
        }
    }

    /**
     * What PHP allows to do with an object, and nobody expects.
     */
    private function distort(object $object, string $class, Chance $chance): void
    {
        if (str_ends_with($class, ModelMaker::PROXY) && $chance->percent(70)) {
            ObjectTricks::unload($object);

            return;
        }
        if (!$chance->percent(8)) {
            return;
        }
        $properties = array_values(array_filter((new \ReflectionClass($object))->getProperties(), static fn(\ReflectionProperty $property): bool => !$property->isStatic() && !$property->isReadOnly()));
        $property = $properties === [] ? null : $chance->oneOf($properties);
        match ($chance->int(0, 3)) {
            0 => $property === null ? null : ObjectTricks::unset($object, $property),
            1 => $property === null || !$property->isInitialized($object) ? null : ObjectTricks::refer($object, $property),
            2 => (new \ReflectionClass($object))->getAttributes(\AllowDynamicProperties::class) === [] ? null : ObjectTricks::add($object),
            // Builds the table of properties that otherwise no object has.
            default => (array) $object,
        };
    }

    private function anything(Chance $chance, int $depth): mixed
    {
        $most = match (true) {
            $depth <= 0 => 4,
            $this->isStrange => 11,
            default => 8,
        };

        return match ($chance->int(0, $most)) {
            0 => $this->text($chance),
            1 => $chance->oneOf(self::INTS),
            2 => $this->float($chance),
            3 => $chance->percent(50),
            4 => null,
            5 => $this->items(new Shape('list', null, null), $chance, $depth),
            6 => $this->keyed(new Shape('array', null, null), $chance, $depth),
            7 => $chance->percent(50) ? new \DateTimeImmutable(...$this->moment($chance)) : $this->stdClass($chance, $depth),
            8 => $this->anyOfModel($chance, $depth),
            9 => $this->deep($chance),
            default => $this->strangeObject($chance, $depth),
        };
    }

    private function anyOfModel(Chance $chance, int $depth): mixed
    {
        $classes = array_values(array_filter($this->declared->model->classes, static fn(ClassSource $class): bool => $class->isConcrete() || $class->isEnum()));
        $class = $classes === [] ? null : $chance->oneOf($classes);

        return match (true) {
            $class === null => null,
            $class->isEnum() => $this->enumCase($class->name, $chance),
            default => $this->object(new Shape('class', null, null, class: $class->name), $chance, $depth),
        };
    }

    /**
     * As deep as json_encode() goes, or deeper.
     */
    private function deep(Chance $chance): mixed
    {
        $value = 1;
        for ($levels = $chance->percent(80) ? 3 : $chance->oneOf([20, 505, 511, 512, 520]); $levels > 0; --$levels) {
            $value = $levels % 2 === 0 ? [$value] : ['k' => $value];
        }

        return $value;
    }

    private function strangeObject(Chance $chance, int $depth): mixed
    {
        return match ($chance->int(0, 9)) {
            0, 1 => $this->stdClass($chance, $depth),
            2 => new \ArrayObject($this->items(new Shape('list', null, null), $chance, $depth)),
            3 => new \ArrayIterator($this->items(new Shape('list', null, null), $chance, $depth)),
            4 => Anonymous::object($this->items(new Shape('list', null, null), $chance, $depth)),
            5 => new \DateTime(...$this->moment($chance)),
            6 => self::interval($chance),
            7 => new \SplStack(),
            8 => $chance->percent(50) ? new Cents(3) : new \DateTimeZone('Europe/Berlin'),
            default => $chance->percent(30) ? static fn(): int => 1 : $chance->oneOf([\STDERR, Optional::missing(), Optional::of(1), new class ('2020-01-02') extends \DateTimeImmutable {
                public function format(string $format): string
                {
                    return 'own format';
                }
            }]),
        };
    }
}
