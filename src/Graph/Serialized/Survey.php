<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Collect\LazyObject;

/**
 * Whether a value is small and simple enough for serialize() to write it, found out before: serialize() calls itself for what
 * stands inside, so it must not be given what is deep, and it runs methods of users.
 *
 * @internal
 */
final class Survey
{
    /** Values in all arrays and objects: with about as many, columns are read as fast. */
    public const MOST = 8_000;

    /**
     * Objects and their properties: with about as many, columns are read as fast, and take a tenth of the room; but they are
     * written in twice the time.
     */
    private const MOST_IN_OBJECTS = 2_400;

    /** Names of classes come from users only, but a process may have any number of them. */
    private const MOST_KNOWN = 1_000;

    /** @var array<string, ClassEntry|false> by name, for the process; false where columns are the better form */
    private static array $known = [];

    public int $depth = 0;

    public bool $hasFloats = false;

    /** @var array<string, ClassEntry> by name */
    public array $classes = [];

    /** @var array<string, \UnitEnum> by class and case */
    public array $cases = [];

    private int $left = self::MOST;

    private int $leftInObjects = self::MOST_IN_OBJECTS;

    /** @var array<int, true> by spl_object_id() */
    private array $met = [];

    /**
     * @param array<array-key, mixed> $values
     */
    public function includesArray(array $values, int $depth = 1): bool
    {
        $count = \count($values);
        $this->left -= $count;
        if ($count > self::MOST_IN_OBJECTS / 2 && \is_object($values[array_key_first($values)]) && \is_object($values[array_key_last($values)])) {
            // Most likely all of them are, and it need not count them.
            return false;
        }
        if ($this->left < 0 || $depth > SerializedReader::DEEPEST) {
            return false;
        }
        $this->depth = $depth > $this->depth ? $depth : $this->depth;
        $scalars = $leaves = 0;
        $hasFloats = false;
        foreach ($values as $key => $value) {
            if (\is_string($value) || \is_int($value) || $value === null || \is_bool($value)) {
                continue;
            }
            if (\is_array($value)) {
                if (!$this->includesArray($value, $depth + 1)) {
                    return false;
                }
            } elseif (\is_float($value)) {
                $this->hasFloats = true;
            } elseif (!\is_object($value)) {
                return false;
            } else {
                $entry = self::$known[$value::class] ?? false;
                if ($entry === false || !$entry->isScalar || isset($this->met[$id = spl_object_id($value)]) || \count((array) $value) !== $entry->slots) {
                    if (!$this->includesObject($value, $depth + 1, $values, $key)) {
                        return false;
                    }
                    continue;
                }
                // The same, without a call for each of many: there is nothing else than scalars.
                $this->met[$id] = true;
                $this->classes[$value::class] = $entry;
                $scalars += $entry->slots;
                $leaves += 1 + $entry->slots;
                $hasFloats = $hasFloats || $entry->hasFloats;
            }
        }
        if ($leaves === 0) {
            return true;
        }
        $this->hasFloats = $this->hasFloats || $hasFloats;
        $this->left -= $scalars;
        $this->leftInObjects -= $leaves;
        $this->depth = $depth < $this->depth ? $this->depth : $depth + 1;

        return $this->left >= 0 && $this->leftInObjects >= 0 && $depth < SerializedReader::DEEPEST;
    }

    /**
     * @param array<array-key, mixed> $within
     */
    public function includesObject(object $object, int $depth = 1, array $within = [], int|string|null $key = null): bool
    {
        $id = spl_object_id($object);
        if (isset($this->met[$id])) {
            // Of two PHP references to an object serialize() makes none.
            return $key !== null && \ReflectionReference::fromArrayElement($within, $key) === null;
        }
        if ($object instanceof \UnitEnum) {
            $this->cases[$object::class . ':' . $object->name] = $object;

            return true;
        }
        $class = $object::class;
        $entry = self::$known[$class] ?? self::find($class);
        $this->leftInObjects -= 1 + ($entry === false ? 0 : $entry->slots);
        if ($entry === false || $this->leftInObjects < 0) {
            return false;
        }
        $this->met[$id] = true;
        $this->classes[$class] = $entry;
        if ($entry->isOpaque) {
            // Floats in its data, and no more than one level.
            $this->depth = max($this->depth, $depth);

            return true;
        }
        $values = (array) $object;
        if ($entry->isScalar && \count($values) === $entry->slots) {
            // Without dynamic properties, there is nothing else.
            $this->left -= $entry->slots;
            $this->hasFloats = $this->hasFloats || $entry->hasFloats;
            $this->depth = $depth > $this->depth ? $depth : $this->depth;

            return $this->left >= 0 && $depth <= SerializedReader::DEEPEST;
        }
        if ($object::class === \stdClass::class && str_contains("\n" . implode("\n", array_keys($values)), "\n\0")) {
            // Cast from the array of another object.
            return false;
        }

        $this->leftInObjects -= max(0, \count($values) - $entry->slots);
        // Fewer also has who has unset one, or not set it yet.
        $isLazy = LazyObject::EXIST && \count($values) < $entry->slots && LazyObject::isUninitialized($object, new \ReflectionClass($object));

        return !$isLazy && $this->includesArray($values, $depth);
    }

    /**
     * @param class-string $class
     */
    private static function find(string $class): ClassEntry|false
    {
        if (\count(self::$known) >= self::MOST_KNOWN) {
            self::$known = [];
        }

        return self::$known[$class] = ClassEntry::of(ClassAnatomy::of($class)) ?? false;
    }
}
