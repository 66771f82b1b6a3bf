<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An array with known keys.
 *
 * @internal
 */
final readonly class ShapeOf implements ReadNode
{
    /**
     * @param list<ShapeElement> $elements
     * @param bool $isOpen whether other keys are kept
     * @param bool $rejectsUnknown whether other keys are an error; else they are dropped
     */
    public function __construct(
        public array $elements,
        public bool $isTuple,
        public bool $isOpen,
        public bool $rejectsUnknown,
    ) {}
}
