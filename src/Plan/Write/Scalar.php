<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

use Kiln\Type\ScalarKind;

/**
 * A scalar that is written as it is; an int in place of a float becomes one.
 *
 * @internal
 */
final readonly class Scalar implements WriteNode
{
    /**
     * @param non-empty-list<ScalarKind> $kinds those allowed
     * @param bool $isGuaranteed whether PHP itself guarantees them, by a native type
     */
    public function __construct(
        public array $kinds,
        public bool $isGuaranteed,
    ) {}
}
