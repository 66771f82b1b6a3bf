<?php

declare(strict_types=1);

namespace Kiln\Graph\Direct;

use Kiln\Graph\Build\Classes;
use Kiln\Graph\Build\TypeCheck;
use Kiln\Graph\Bytes\Weight;
use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Kind;
use Kiln\Graph\Read\Cover;

/**
 * Goes through a value in the direct form before any object of it is made: later it would be too late to stop without leaving
 * half an object.
 *
 * @internal
 */
final class Check
{
    /** @var list<class-string> of each object */
    private array $objects = [];

    /** @var ?class-string of the object or the enum case that was looked at last */
    private ?string $class = null;

    /** The string that was looked at last; or of an array the keys; and the values if it is the data of an object. */
    private mixed $last = null;

    /** Of an array that is the data of an object. */
    private int $depthOfData = 0;

    /**
     * @param list<Entry> $entries
     */
    public function __construct(private readonly Tokens $tokens, private readonly array $entries, private readonly Cover $cover, private readonly Classes $classes) {}

    /**
     * @return int {@see Kind}
     *
     * @throws DamagedBytes
     */
    public function value(int $depth = 0): int
    {
        $tag = $this->tokens->cursor->byte();
        $count = $this->tokens->lengthOfList($tag);
        if ($count !== null) {
            return $this->elements($count, $depth + 1);
        }
        $count = $this->tokens->lengthOfMap($tag);
        if ($count !== null) {
            return $this->pairs($count, $depth + 1);
        }
        $number = $this->tokens->entry($tag);
        $this->last = null;
        if ($number !== null) {
            return $this->entry($this->entries[$number] ?? throw new DamagedBytes('There is no entry with such a number.'), $depth + 1);
        }
        if ($tag === Tokens::KNOWN_OBJECT) {
            $this->class = $this->objects[$this->tokens->cursor->unsigned()] ?? throw new DamagedBytes('There is no object with such a number.');

            return Kind::OBJECT;
        }

        $this->last = $this->tokens->scalar($tag);

        return $this->kind($tag, $this->last);
    }

    private function kind(int $tag, mixed $scalar): int
    {
        if (\is_string($scalar)) {
            $isNew = ($tag >= Tokens::SHORT_STRING && $tag < Tokens::LOW_STRING) || ($tag >= Tokens::STRING_8 && $tag <= Tokens::STRING_32);
            $this->cover->charge($isNew ? 1 : 0, Weight::STRING);

            return Kind::STRING;
        }

        return match (true) {
            \is_int($scalar) => Kind::INT,
            \is_float($scalar) => Kind::FLOAT,
            $scalar === null => Kind::NULL,
            $scalar === [] => Kind::EMPTY_ARRAY,
            default => $scalar === true ? Kind::TRUE : Kind::FALSE,
        };
    }

    private function elements(int $count, int $depth): int
    {
        $this->enter($count, 1, $depth);
        $this->cover->charge(1, Weight::ARRAY);
        $this->cover->charge($count, Weight::CELL);
        $values = [];
        for ($key = 0; $key < $count; ++$key) {
            $this->value($depth);
            if ($depth === $this->depthOfData) {
                $values[] = $this->last;
            }
        }
        $this->last = $values;

        return Kind::ARRAY;
    }

    private function pairs(int $count, int $depth): int
    {
        $this->enter($count, 2, $depth);
        $this->cover->charge(1, Weight::ARRAY);
        $this->cover->charge($count, Weight::CELL + Weight::KEY);
        $values = [];
        for (; $count > 0; --$count) {
            $key = $this->key();
            if ((\is_string($key) && (string) (int) $key === $key) || \array_key_exists($key, $values)) {
                throw new DamagedBytes('An array has a key twice, or one that is no key.');
            }
            $values[$key] = null;
            $this->value($depth);
            if ($depth === $this->depthOfData) {
                $values[$key] = $this->last;
            }
        }
        $this->last = $values;

        return Kind::ARRAY;
    }

    private function key(): int|string
    {
        $tag = $this->tokens->cursor->byte();
        $isScalar = $tag < Tokens::SHORT_LIST || ($tag >= Tokens::BYTE && $tag <= Tokens::NUMBER_32);
        $key = $isScalar ? $this->tokens->scalar($tag) : null;
        if (!\is_int($key) && !\is_string($key)) {
            throw new DamagedBytes('A key is neither an integer nor a string.');
        }
        $this->kind($tag, $key);

        return $key;
    }

    private function entry(Entry $entry, int $depth): int
    {
        if ($entry->case !== null) {
            $this->cover->charge(1, Weight::ENUM_CASE);
            $this->class = $entry->case::class;

            return Kind::ENUM;
        }
        $facts = $entry->facts ?? throw new \LogicException('Nobody has looked for the class.');
        $this->enter(1, 0, $depth);
        $this->cover->charge(1, $entry->weight());
        $this->objects[] = $facts->name;
        match ($entry->tag) {
            Entry::BY_ALL_PROPERTIES => $this->properties($facts->slotProperties(), $depth),
            Entry::BY_ARRAY => $this->data($facts, $depth),
            default => $this->names($depth),
        };
        $this->class = $facts->name;
        $this->last = null;

        return Kind::OBJECT;
    }

    /**
     * @param list<\ReflectionProperty> $properties
     */
    private function properties(array $properties, int $depth): void
    {
        foreach ($properties as $property) {
            if (!TypeCheck::takes($property, $this->value($depth), $this->class)) {
                throw new DamagedBytes("The property {$property->class}::\${$property->name} has values that do not fit its type.");
            }
        }
    }

    private function data(ClassAnatomy $facts, int $depth): void
    {
        $around = $this->depthOfData;
        $this->depthOfData = $depth + 1;
        $kind = $this->value($depth);
        $this->depthOfData = $around;
        if ($kind !== Kind::ARRAY && $kind !== Kind::EMPTY_ARRAY) {
            throw new DamagedBytes('What is to be given to __unserialize() is no array.');
        }
        $this->classes->assertDataAllowed($facts, (array) $this->last);
    }

    private function names(int $depth): void
    {
        $count = $this->tokens->cursor->unsigned();
        if ($count > \intdiv($this->tokens->cursor->remaining(), 2)) {
            throw new DamagedBytes('The bytes end too early.');
        }
        $this->cover->charge($count, Weight::CELL + Weight::KEY);
        $this->cover->charge(1, Weight::ofProperties(0, $count, $count));
        $names = [];
        for (; $count > 0; --$count) {
            $name = $this->key();
            if (!\is_string($name) || \str_starts_with($name, "\0") || isset($names[$name])) {
                throw new DamagedBytes('An object has a property twice, or one that it cannot have.');
            }
            $names[$name] = true;
            $this->value($depth);
        }
    }

    /**
     * @param int<0, 2> $least bytes of each element
     */
    private function enter(int $count, int $least, int $depth): void
    {
        if ($depth > Tokens::DEEPEST) {
            throw new DamagedBytes('Arrays and objects are nested too deeply.');
        }
        if ($count < 1 || $count * $least > $this->tokens->cursor->remaining()) {
            throw new DamagedBytes('An array is longer than the bytes.');
        }
    }
}
