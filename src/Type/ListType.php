<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * `list<T>`, `T[]` and `array<T>`: values in order, keys without meaning.
 *
 * @internal
 */
final readonly class ListType implements Type
{
    public function __construct(public Type $item) {}

    public function __toString(): string
    {
        return "list<{$this->item}>";
    }
}
