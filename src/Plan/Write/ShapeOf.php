<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An array with known keys.
 *
 * @internal
 */
final readonly class ShapeOf implements WriteNode
{
    /**
     * @param list<ShapeElement> $elements
     * @param bool $isTuple whether the keys are 0, 1, 2, ...: a JSON array
     * @param bool $isOpen whether other keys are written too, by the type of their value
     * @param bool $isGuaranteed whether a native type guarantees an array
     * @param list<int|string> $leftOut keys that are known and not written
     */
    public function __construct(
        public array $elements,
        public bool $isTuple,
        public bool $isOpen,
        public bool $isGuaranteed = false,
        public array $leftOut = [],
    ) {}

    /**
     * @return array<int|string, true> keys that are not others
     */
    public function known(): array
    {
        return \array_fill_keys([...\array_column($this->elements, 'key'), ...$this->leftOut], true);
    }
}
