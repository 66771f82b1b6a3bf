<?php

declare(strict_types=1);

namespace Kiln\Plan\Guard;

use Kiln\Plan\Guard;

/**
 * An array with all of these keys (when reading).
 *
 * @internal
 */
final readonly class HasKeys implements Guard
{
    /**
     * @param non-empty-list<string> $keys
     */
    public function __construct(public array $keys) {}
}
