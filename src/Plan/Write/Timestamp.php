<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A date or time as the number of seconds since 1970, which is what its format `U` asks for.
 *
 * @internal
 */
final readonly class Timestamp implements WriteNode, SharedNode
{
    /**
     * @param class-string<\DateTimeInterface> $class
     * @param bool                             $isGuaranteed whether a native type guarantees the class
     */
    public function __construct(
        public string $class,
        public bool $isGuaranteed,
    ) {}
}
