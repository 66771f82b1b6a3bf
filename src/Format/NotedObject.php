<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * An object of a tree, and what is said of its class and its members for the format.
 *
 * @phpstan-type Facts array<string, bool|int|float|string|null>
 * @phpstan-type Notes array{class: class-string, facts: Facts, members: array<array-key, Facts>}
 *
 * @api
 */
final readonly class NotedObject
{
    /**
     * @param array<mixed> $members trees by key
     * @param Notes        $notes   facts of the class, and of those members by key that have some. `is` among the latter says what
     *                              the value is by its type: a `list`, a `map` or an `object`
     */
    public function __construct(public array $members, public array $notes) {}
}
