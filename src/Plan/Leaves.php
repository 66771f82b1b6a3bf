<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * What the tree of a format has besides plain data, or lacks of it: objects that the format writes in a way of its own, facts of
 * properties, null.
 *
 * @internal
 */
final readonly class Leaves
{
    /**
     * @param list<class-string> $classes       of such objects
     * @param bool               $leavesOutNull whether there is no null, and a member that is null is left out
     * @param ?string            $factsOf       the name of the format, where it wants the facts of properties
     * @param bool               $describes     whether what the classes say of properties in words is one of them
     * @param bool               $notesObjects  whether the facts come with the object, together with those of its class
     */
    public function __construct(
        private array $classes = [],
        public bool $leavesOutNull = false,
        public ?string $factsOf = null,
        public bool $describes = false,
        public bool $notesObjects = false,
    ) {}

    /**
     * The class of the leaf that objects of a class are; null where they are none.
     *
     * @return ?class-string
     */
    public function of(string $class): ?string
    {
        foreach ($this->classes as $leaf) {
            if (\is_a($class, $leaf, true)) {
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
        return \implode(',', [
            ...$this->classes,
            ...($this->leavesOutNull ? ['no null'] : []),
            ...($this->factsOf === null ? [] : ["facts of {$this->factsOf}"]),
            ...($this->describes ? ['descriptions'] : []),
            ...($this->notesObjects ? ['objects'] : []),
        ]);
    }
}
