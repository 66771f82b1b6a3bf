<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An array whose keys do not count: a JSON array.
 *
 * @internal
 */
final readonly class ListOf implements WriteNode
{
    /**
     * @param bool $isGuaranteed whether a native type guarantees an array
     */
    public function __construct(
        public WriteNode $item,
        public bool $isGuaranteed = false,
    ) {}
}
