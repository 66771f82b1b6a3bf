<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An object whose class one key tells.
 *
 * @internal
 */
final readonly class Discriminated implements ReadNode
{
    /**
     * @param class-string $class the base
     * @param non-empty-array<int|string, ObjectOf> $cases by value of the field
     * @param ?ObjectOf $fallback for any other value, and for none; null where that is an error
     */
    public function __construct(
        public string $class,
        public string $field,
        public array $cases,
        public ?ObjectOf $fallback = null,
    ) {}
}
