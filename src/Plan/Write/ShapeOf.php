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
     */
    public function __construct(
        public array $elements,
        public bool $isTuple,
        public bool $isOpen,
        public bool $isGuaranteed = false,
    ) {}
}
