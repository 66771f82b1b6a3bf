<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * A property of the object at hand.
 *
 * @internal
 */
final readonly class Property
{
    /**
     * @param class-string $class whose scope sees it
     * @param bool $isPublic whether every scope may read it, and write it once
     */
    public function __construct(
        public string $class,
        public string $name,
        public bool $isPublic,
        public bool $isReadonly,
    ) {}
}
