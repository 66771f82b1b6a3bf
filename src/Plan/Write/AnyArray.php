<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An array of unknown shape: a JSON array where its keys are 0, 1, 2, ..., otherwise an object.
 *
 * @internal
 */
final readonly class AnyArray implements WriteNode
{
    /**
     * @param bool $isGuaranteed whether a native type guarantees an array
     */
    public function __construct(
        public WriteNode $value,
        public bool $isGuaranteed = false,
    ) {}
}
