<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * An array in which a key has one of these values (when reading): a discriminator.
 *
 * @internal
 */
final readonly class HasValue implements Guard
{
    /**
     * @param non-empty-list<int|string> $values
     */
    public function __construct(
        public string $field,
        public array $values,
    ) {}
}
