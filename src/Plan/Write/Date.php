<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * A date or time.
 *
 * @internal
 */
final readonly class Date implements WriteNode, SharedNode
{
    /**
     * @param class-string<\DateTimeInterface> $class
     * @param ?string $format null for RFC 3339, with a fraction of a second only where there is one
     * @param ?string $timezone to convert to
     */
    public function __construct(
        public string $class,
        public ?string $format,
        public ?string $timezone,
        public bool $isGuaranteed,
    ) {}
}
