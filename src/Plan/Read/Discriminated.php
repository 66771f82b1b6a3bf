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
     */
    public function __construct(
        public string $class,
        public string $field,
        public array $cases,
    ) {}
}
