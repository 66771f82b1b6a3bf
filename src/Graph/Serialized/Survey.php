<?php

declare(strict_types=1);

namespace Kiln\Graph\Serialized;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Collect\LazyObject;

/**
 * Whether a value is small and simple enough for serialize() to write it, found out before: serialize() calls itself for what
 * stands inside, so it must not be given what is deep, and it runs methods of users.
 *
 * Objects that hold scalars only are not remembered: where the text shows that one stands in it twice, the survey is made again, exactly.
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

    /** @var array<string, ClassEntry|false> by name, for the process; false where columns are the better form, and of enums */
    public static array $known = [];

    /** Arrays and objects in each other. */
    public int $depth = 0;

    /** Objects, each as often as it stands in the value where the survey is not exact. */
    public int $objects = 0;

    /** @var array<string, ClassEntry> by name */
    public array $classes = [];

    /** @var array<string, \UnitEnum> by class and case */
    public array $cases = [];

    private int $left = self::MOST;

    private int $leftInObjects = self::MOST_IN_OBJECTS;

    /** @var array<int, true> by spl_object_id() */
    private array $met = [];

    /** Whether objects that stand in the value twice are looked at closely. */
    private bool $isExact = false;

    public static function exact(): self
    {
        $survey = new self();
        $survey->isExact = true;

        return $survey;
    }

    /**
     * @param array<array-key, mixed>|object $value
     */
    public function includes(array|object $value): bool
    {
        return \is_array($value) ? $this->includesArray($value, 1) : $this->includesObject($value, 1);
    }

    /**
     * @param array<array-key, mixed> $values
     */
    public function includesArray(array $values, int $depth): bool
    {
        $count = \count($values);
        $this->left -= $count;
        if ($count > self::MOST_IN_OBJECTS / 2 && \is_object($values[\array_key_first($values)]) && \is_object($values[\array_key_last($values)])) {
            // Most likely all of them are, and it need not count them.
            return false;
        }
        if ($this->left < 0 || $depth > SerializedReader::DEEPEST) {
            return false;
        }
        $leaves = $cells = $slots = 0;
        $last = null;
        $names = null;
        foreach ($values as $key => $value) {
            if (\is_scalar($value) || $value === null) {
                continue;
            }
            if (\is_array($value)) {
                if (!$this->includesArray($value, $depth + 1)) {
                    return false;
                }
                continue;
            }
            if (!\is_object($value)) {
                return false;
            }
            if ($last !== $value::class) {
                $last = $value::class;
                $entry = self::$known[$last] ?? self::find($last);
                $names = null;
                if ($entry !== false && $entry->isScalar && !$this->isExact) {
                    $this->classes[$last] ??= $entry;
                    [$names, $slots] = [$entry->names, $entry->slots];
                }
            }
            if ($names === null || \count($cast = (array) $value) !== $slots || !isset($names[\array_key_last($cast) ?? ''])) {
                if (!$this->includesObject($value, $depth + 1, $values, $key)) {
                    return false;
                }
                continue;
            }
            // The same, without a call for each of many: there is nothing else than scalars.
            ++$leaves;
            $cells += $slots;
        }
        if ($leaves > 0) {
            $this->objects += $leaves;
            $this->left -= $cells;
            $this->leftInObjects -= $leaves + $cells;
            ++$depth;
        }
        if ($depth > $this->depth) {
            $this->depth = $depth;
        }

        return $this->left >= 0 && $this->leftInObjects >= 0 && $depth <= SerializedReader::DEEPEST;
    }

    /**
     * @param array<array-key, mixed> $within
     */
    public function includesObject(object $object, int $depth, array $within = [], int|string|null $key = null): bool
    {
        $last = $entry = null;
        do {
            ++$this->objects;
            $class = $object::class;
            $entry = $class === $last ? $entry : self::$known[$class] ?? self::find($class);
            if ($entry === false) {
                if ($object instanceof \UnitEnum) {
                    $this->cases["{$class}:{$object->name}"] = $object;

                    return true;
                }

                return false;
            }
            $id = \spl_object_id($object);
            if (isset($this->met[$id])) {
                // Of two PHP references to an object serialize() makes none.
                return !$this->isExact || ($key !== null && \ReflectionReference::fromArrayElement($within, $key) === null);
            }
            $this->met[$id] = true;
            if ($class !== $last) {
                $last = $class;
                $this->classes[$class] = $entry;
            }
            $this->leftInObjects -= $entry->cells;
            if ($this->leftInObjects < 0 || $depth > SerializedReader::DEEPEST) {
                return false;
            }
            if ($depth > $this->depth) {
                $this->depth = $depth;
            }
            if ($entry->isOpaque) {
                // Scalars in its data, and no more than one level.
                return true;
            }
            $values = (array) $object;
            // What is dynamic comes last, and can stand in the place of a declared property that was unset.
            if (\count($values) !== $entry->slots || !isset($entry->names[\array_key_last($values) ?? ''])) {
                return $this->includesUnusual($object, $entry, $values, $depth);
            }
            // Without dynamic properties, there is nothing else.
            $this->left -= $entry->slots;
            ++$depth;
            $object = null;
            foreach ($entry->open as $name) {
                $value = $values[$name];
                if ($value === null || \is_scalar($value)) {
                    continue;
                }
                if ($object !== null) {
                    // In the order of serialize(): what stands in the value twice is as deep as where it comes first.
                    if (!$this->includesObject($object, $depth, $values, $key)) {
                        return false;
                    }
                    $object = null;
                }
                if (\is_array($value)) {
                    if (!$this->includesArray($value, $depth)) {
                        return false;
                    }
                } elseif (!\is_object($value)) {
                    return false;
                } else {
                    // Without a call: a list of objects, each in the one before, is looked at in this loop.
                    $object = $value;
                    $key = $name;
                }
            }
            $within = $values;
        } while ($object !== null);

        return $this->left >= 0;
    }

    /**
     * With dynamic properties, or without a declared one, or both.
     *
     * @param array<array-key, mixed> $values
     */
    private function includesUnusual(object $object, ClassEntry $entry, array $values, int $depth): bool
    {
        if ($object::class === \stdClass::class && \str_contains("\n" . \implode("\n", \array_keys($values)), "\n\0")) {
            // Cast from the array of another object.
            return false;
        }
        $this->leftInObjects -= \max(0, \count($values) - $entry->slots);
        // Fewer also has who has unset one, or not set it yet.
        $isLazy = LazyObject::EXIST && \count($values) < $entry->slots && LazyObject::isUninitialized($object, new \ReflectionClass($object));

        return !$isLazy && $this->includesArray($values, $depth);
    }

    /**
     * @param class-string $class
     */
    public static function find(string $class): ClassEntry|false
    {
        if (\count(self::$known) >= self::MOST_KNOWN) {
            self::$known = [];
        }

        return self::$known[$class] = \enum_exists($class, false) ? false : ClassEntry::of(ClassAnatomy::of($class)) ?? false;
    }
}
