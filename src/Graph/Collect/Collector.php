<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Kind;
use Kiln\Graph\UnencodableValue;

/**
 * Walks a value, in the order in which serialize() does, and lays it out by shape.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Collector
{
    /** @var array<string, Shape> by class and property names */
    private array $shapes = [];

    /** @var array<class-string, Shape> the one of the object of each class that was met last */
    private array $latest = [];

    /** @var array<class-string, Shape> the same of objects that are no more than declared properties */
    private array $plain = [];

    /** @var array<int, Pointer> by spl_object_id() */
    private array $objects = [];

    /** @var list<mixed> what user code made for us: while it lives, its ids are not given to others */
    private array $alive = [];

    private readonly ArrayTable $arrays;

    /** @var array<string, Pointer> by class and case */
    private array $enums = [];

    /** @var list<\UnitEnum> */
    private array $cases = [];

    /** @var array<string, Pointer> by {@see \ReflectionReference::getId()} */
    private array $references = [];

    /** @var array<int, Cell> what each PHP reference refers to */
    private array $referenced = [];

    /** @var list<Pointer> objects whose __unserialize() or __wakeup() is to be called, in this order */
    private array $calls = [];

    /** Of arrays in arrays. */
    private int $depth = 0;

    private readonly Group $numberedAsMet;

    private readonly Pointer $emptyArray;

    /**
     * @param array<int, array{object, mixed}> $answers
     */
    private function __construct(private readonly array $answers)
    {
        $this->arrays = new ArrayTable();
        $this->numberedAsMet = new Group();
        $this->emptyArray = new Pointer(Kind::EMPTY_ARRAY, $this->numberedAsMet, 0);
    }

    /**
     * @param array<int, array{object, mixed}> $answers what __serialize() and __sleep() have answered, by spl_object_id(), where
     *                                                  they have been called
     *
     * @throws UnencodableValue
     */
    public static function collect(mixed $value, array $answers = []): Collection
    {
        $collector = new self($answers);
        try {
            $root = $collector->cell($value);
        } catch (Refusal $refusal) {
            throw $refusal->atRoot();
        }

        return $collector->collection($root);
    }

    private function collection(bool|int|float|string|Pointer|null $root): Collection
    {
        $next = 0;
        foreach ($this->shapes as $shape) {
            $shape->first = $next;
            $next += \count($shape->rows);
        }

        return new Collection(\array_values($this->shapes), $this->arrays->number(), $this->cases, \array_values($this->referenced), $this->calls, $root, $this->alive);
    }

    /**
     * @return Cell
     */
    private function cell(mixed $value): bool|int|float|string|Pointer|null
    {
        if ($value === null || \is_scalar($value)) {
            return $value;
        }
        if (\is_array($value)) {
            return $this->array($value);
        }
        if (\is_object($value)) {
            return $value instanceof \UnitEnum ? $this->enum($value) : $this->objects[\spl_object_id($value)] ?? $this->object($value);
        }

        throw new Refusal('a resource lives only as long as its process.');
    }

    /**
     * @param array<array-key, mixed> $array
     */
    private function array(array $array): Pointer
    {
        if ($array === []) {
            return $this->emptyArray;
        }
        if (++$this->depth > Weight::LEVELS) {
            throw new Refusal('arrays are nested in more than ' . Weight::LEVELS . ' levels.');
        }
        $cells = [];
        $isPlain = true;
        $isShareable = true;
        try {
            foreach ($array as $key => $value) {
                $reference = \ReflectionReference::fromArrayElement($array, $key);
                if ($reference !== null) {
                    $cells[$key] = $this->reference($reference, $value);
                    $isShareable = false;
                } elseif (\is_int($value) || \is_string($value) || \is_bool($value) || $value === null) {
                    $cells[$key] = $value;
                } else {
                    $cells[$key] = $cell = $this->cell($value);
                    $isPlain = false;
                    $isShareable = $isShareable && !($cell instanceof Pointer && !$this->arrays->mayBeShared($cell));
                }
            }
        } catch (Refusal $refusal) {
            throw $refusal->within($key);
        }

        --$this->depth;

        return $isShareable ? $this->arrays->share($cells, $isPlain) : $this->arrays->add($cells);
    }

    /**
     * @param array<array-key, mixed> $values
     *
     * @return list<Cell>
     */
    private function row(array $values): array
    {
        $row = [];
        try {
            foreach ($values as $key => $value) {
                $reference = \ReflectionReference::fromArrayElement($values, $key);
                $row[] = match (true) {
                    $reference !== null => $this->reference($reference, $value),
                    $value === null, \is_scalar($value) => $value,
                    default => $this->cell($value),
                };
            }
        } catch (Refusal $refusal) {
            throw $refusal->within($key);
        }

        return $row;
    }

    private function reference(\ReflectionReference $reference, mixed $value): Pointer
    {
        $id = $reference->getId();
        $known = $this->references[$id] ?? null;
        if ($known !== null) {
            return $known;
        }
        $index = \count($this->referenced);
        $pointer = $this->references[$id] = new Pointer(Kind::REFERENCE, $this->numberedAsMet, $index);
        // Takes the place before others are met inside.
        $this->referenced[$index] = null;
        $this->referenced[$index] = $this->cell($value);

        return $pointer;
    }

    private function enum(\UnitEnum $case): Pointer
    {
        $name = $case::class . '::' . $case->name;
        if (!isset($this->enums[$name])) {
            $this->enums[$name] = new Pointer(Kind::ENUM, $this->numberedAsMet, \count($this->cases));
            $this->cases[] = $case;
        }

        return $this->enums[$name];
    }

    private function object(object $object): Pointer
    {
        $shape = $this->plain[$object::class] ?? null;
        $values = $shape === null ? [] : (array) $object;
        if ($shape !== null && \array_keys($values) === $shape->names) {
            $this->alive[] = $object;
            $index = \count($shape->rows);
            $pointer = $this->objects[\spl_object_id($object)] = new Pointer(Kind::OBJECT, $shape, $index);
            // Takes the place before others of the same shape are met inside.
            $shape->rows[] = [];
            $shape->rows[$index] = $this->row($values);

            return $pointer;
        }
        $class = ClassAnatomy::of($object::class);
        $refusal = $class->refusal();
        if ($refusal !== null) {
            throw new Refusal($object::class . ': ' . $refusal);
        }
        if ($class->hasPlainProperties) {
            $values = (array) $object;
            if (LazyObject::EXIST && \count($values) < $class->slots() && LazyObject::initialize($object, $class->reflection)) {
                $values = (array) $object;
            }
        } else {
            $values = TakenApart::values($object, $class, $this->answers[\spl_object_id($object)] ?? null);
            $this->alive[] = $values;
        }
        $this->alive[] = $object;
        $isData = $class->restoring === Restoring::Data;
        $shape = $this->shape($class, $isData ? [] : \array_keys($values));
        $index = \count($shape->rows);
        $pointer = $this->objects[\spl_object_id($object)] = new Pointer(Kind::OBJECT, $shape, $index);
        // Takes the place before others of the same shape are met inside.
        $shape->rows[] = [];
        $shape->rows[$index] = $isData ? [$this->array($values)] : $this->row($values);
        if ($class->name === \stdClass::class) {
            self::assertNames($shape->names, $shape->rows[$index]);
        }
        if ($class->restoring !== Restoring::Properties) {
            $this->calls[] = $pointer;
        } elseif ($class->hasPlainProperties && $class->name !== \stdClass::class && (!LazyObject::EXIST || \count($shape->names) >= $class->slots())) {
            $this->plain[$class->name] = $shape;
        }

        return $pointer;
    }

    /**
     * Of an stdClass, which may have been cast from any array.
     *
     * @param list<string|int> $names
     * @param list<Cell>       $row
     */
    private static function assertNames(array $names, array $row): void
    {
        foreach ($names as $position => $name) {
            $cell = $row[$position];
            if (\is_string($name) && \str_starts_with($name, "\0") && (!ClassAnatomy::isCast($name) || ($cell instanceof Pointer && $cell->kind === Kind::REFERENCE))) {
                throw new Refusal('stdClass: a property whose name begins with a zero byte holds a PHP reference, or is not that of another class.');
            }
        }
    }

    /**
     * @param list<string|int> $names
     */
    private function shape(ClassAnatomy $class, array $names): Shape
    {
        $latest = $this->latest[$class->name] ?? null;
        if ($latest !== null && $latest->names === $names) {
            return $latest;
        }

        return $this->latest[$class->name] = $this->shapes[$class->name . "\0\0" . \implode("\0\0", $names)] ??= new Shape($class, $names);
    }
}
