<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A value whose place in a text is looked for, or that stands above one: the paths asked for, as a tree.
 *
 * @internal
 */
final class WantedValue
{
    /** @var array<array-key, self> by key or index */
    public array $children = [];

    /** The offset of the first byte. */
    public int $start = 0;

    /** The offset after the last byte. */
    public int $end = 0;

    /** The index of the element to come, while an array is read; null while an object is. */
    public ?int $nextIndex = null;

    /** The number of the last finding; numbers grow through the document, 0 is never. */
    private int $found = 0;

    /** The finding of the parent of which the last finding was a part. */
    private int $foundIn = 0;

    /** @var ?\WeakReference<self> who holds the root holds all: so they go without PHP's collector of cycles */
    private readonly ?\WeakReference $parent;

    public function __construct(?self $parent = null)
    {
        $this->parent = $parent === null ? null : \WeakReference::create($parent);
    }

    public function parent(): ?self
    {
        return $this->parent?->get();
    }

    public function child(string|int $segment): self
    {
        return $this->children[$segment] ??= new self($this);
    }

    /** @param list<string|int> $path from here */
    public function below(array $path): self
    {
        $value = $this;
        foreach ($path as $segment) {
            $value = $value->child($segment);
        }

        return $value;
    }

    /** A later finding replaces an earlier one, and with it whatever was found below it. */
    public function find(int $number, int $start, int $end): void
    {
        $this->found = $number;
        $this->foundIn = $this->parent()->found ?? 0;
        $this->start = $start;
        $this->end = $end;
    }

    /** Whether it was found in the last finding of what it is in. */
    public function isCurrent(): bool
    {
        return $this->found > 0 && $this->foundIn === ($this->parent()->found ?? 0);
    }

    /** Whether it was found, and in the last findings of all that stand above it. To be asked as long as there is the root. */
    public function isFound(): bool
    {
        for ($value = $this; ($parent = $value->parent()) !== null; $value = $parent) {
            if ($value->foundIn !== $parent->found) {
                return false;
            }
        }

        return $this->found > 0;
    }
}
