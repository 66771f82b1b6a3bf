<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * Of two shapes that the same object may fit, the first where it has the keys; else the second.
 *
 * @internal
 */
final readonly class Decision implements Shape
{
    /**
     * @param non-empty-list<string>         $keys   that are there, and not null
     * @param ?non-empty-list<int|string>    $values one of which the first key has; null for any
     */
    public function __construct(public array $keys, public ?array $values, public Shape $then, public Shape $else) {}
}
