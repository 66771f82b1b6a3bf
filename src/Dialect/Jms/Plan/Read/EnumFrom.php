<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A case by its value or its name.
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
