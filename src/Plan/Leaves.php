<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * Objects that may stand in a tree besides plain data, because a format has a way of its own to write them.
 *
 * @internal
 */
final readonly class Leaves
{
    /**
     * @param list<class-string> $classes
     */
    public function __construct(private array $classes = []) {}

    /**
     * The class of the leaf that objects of a class are; null where they are none.
     *
     * @return ?class-string
     */
    public function of(string $class): ?string
    {
        foreach ($this->classes as $leaf) {
            if (is_a($class, $leaf, true)) {
                return $leaf;
            }
        }

        return null;
    }

    /**
     * The same text for leaves that mean the same; '' where there are none.
     */
    public function key(): string
    {
        return implode(',', $this->classes);
    }
}
