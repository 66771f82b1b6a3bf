<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

use Kiln\Type\ScalarKind;

/**
 * A scalar of one of these kinds. Where a float is expected, an integer is one too.
 *
 * @internal
 */
final readonly class Scalars implements Shape
{
    /**
     * @param non-empty-list<ScalarKind> $kinds
     */
    public function __construct(public array $kinds) {}
}
