<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A date as milliseconds since 1970, a number.
 *
 * @internal
 */
final readonly class Milliseconds implements WriteNode
{
    /**
     * @param class-string<\DateTimeInterface> $class
     */
    public function __construct(public string $class) {}
}
