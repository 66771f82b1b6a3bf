<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;
use Kiln\Type\ScalarKind;

/**
 * A scalar of this kind; for float an int too, when no other member of the union takes ints.
 *
 * @internal
 */
final readonly class IsScalar implements Guard
{
    public function __construct(
        public ScalarKind $kind,
        public bool $acceptsInt,
    ) {}
}
