<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * A case of an enum.
 *
 * @internal
 */
final readonly class Enumeration implements Shape
{
    /**
     * @param class-string<\UnitEnum>          $class
     * @param array<string, int|string>    $values as they stand in a document, by the names of the cases
     */
    public function __construct(public string $class, public array $values) {}
}
