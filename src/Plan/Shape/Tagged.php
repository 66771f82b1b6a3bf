<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * One of several shapes, which a key tells.
 *
 * @internal
 */
final readonly class Tagged implements Shape
{
    /**
     * @param array<int|string, Reference> $cases    by value of the key
     * @param ?Reference                         $fallback for any other value, and for none; null where that is an error
     */
    public function __construct(public string $key, public array $cases, public ?Reference $fallback = null) {}
}
