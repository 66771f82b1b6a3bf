<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * An object that the format itself writes.
 *
 * @internal
 */
final readonly class Leaf implements WriteNode
{
    /**
     * @param class-string $class
     * @param ?string      $timezone that a date is converted to
     */
    public function __construct(
        public string $class,
        public ?string $timezone,
        public bool $isGuaranteed,
    ) {}
}
