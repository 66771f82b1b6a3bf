<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An enum case by value or (pure enums) by name.
 *
 * @internal
 */
final readonly class EnumFrom implements ReadNode
{
    /**
     * @param class-string<\UnitEnum> $class
     */
    public function __construct(
        public string $class,
        public bool $byName,
        public bool $isIntBacked,
    ) {}
}
