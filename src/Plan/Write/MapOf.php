<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An array whose keys count: a JSON object, also when it is empty or its keys are 0, 1, 2, ...
 *
 * @internal
 */
final readonly class MapOf implements WriteNode
{
    /**
     * @param bool $isGuaranteed whether a native type guarantees an array
     */
    public function __construct(
        public WriteNode $value,
        public bool $isGuaranteed = false,
    ) {}
}
