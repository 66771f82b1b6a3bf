<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A member of a tree, and what is said of its property for the format.
 *
 * @api
 */
final readonly class Noted
{
    /**
     * @param mixed                      $value a tree
     * @param array<string, bool|int|float|string|null> $facts
     */
    public function __construct(public mixed $value, public array $facts) {}
}
