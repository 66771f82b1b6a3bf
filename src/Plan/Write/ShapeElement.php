<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * One known key of an array.
 *
 * @internal
 */
final readonly class ShapeElement
{
    public function __construct(
        public int|string $key,
        public WriteNode $value,
        public bool $isOptional,
    ) {}
}
