<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\ClassType;

/**
 * The types whose plans are being made, each one for a property of the one before. A class may hold itself, but not with
 * arguments that grow with each step: `Tree<T>` with a `Tree<list<T>>` in it would need a plan for each depth of lists.
 *
 * @internal
 */
final class OpenTypes
{
    /** How many times in a row the arguments of one class may have grown: more often than in any class that ends. */
    private const MOST = 10;

    /** @var array<string, true> collections, by type */
    private array $entered = [];

    /** @var array<class-string, list<int>> lengths of the types in which the class is open, the outermost first */
    private array $lengths = [];

    /**
     * @throws InvalidMetadata when the class holds itself with ever larger arguments
     */
    public function open(ClassType $type): void
    {
        // Only arguments can grow.
        if ($type->arguments === []) {
            return;
        }
        $this->lengths[$type->class][] = \strlen((string) $type);
        $last = \array_slice($this->lengths[$type->class], -self::MOST - 1);
        $sorted = \array_values(\array_unique($last));
        \sort($sorted);
        if (\count($sorted) > self::MOST && $sorted === $last) {
            throw new InvalidMetadata(
                'endless_type',
                $type->class,
                'the class holds itself with a larger argument each time, so that there is no end of types.',
                'Let it hold itself with the same argument, such as Tree<T> in Tree<T>, or give the property a #[Converter].',
            );
        }
    }

    /**
     * The same of a collection, which has no plan of its own: it is written and read where it stands.
     *
     * @throws InvalidMetadata when the class holds itself with ever larger arguments
     *
     * @return bool false within itself
     */
    public function enter(ClassType $type): bool
    {
        if (isset($this->entered[(string) $type])) {
            return false;
        }
        $this->open($type);

        return $this->entered[(string) $type] = true;
    }

    public function leave(ClassType $type): void
    {
        unset($this->entered[(string) $type]);
        $this->close($type);
    }

    public function close(ClassType $type): void
    {
        if ($type->arguments !== []) {
            \array_pop($this->lengths[$type->class]);
        }
    }
}
