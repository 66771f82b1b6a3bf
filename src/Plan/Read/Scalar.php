<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

use Kiln\Type\ScalarKind;

/**
 * A scalar of just these kinds; an int widens to a float.
 *
 * @internal
 */
final readonly class Scalar implements ReadNode
{
    /**
     * @param non-empty-list<ScalarKind> $kinds
     * @param bool $isEnforced whether PHP itself refuses anything else where the value goes, by a native type
     */
    public function __construct(
        public array $kinds,
        public bool $isEnforced,
    ) {}
}
