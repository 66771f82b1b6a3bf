<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * By the constructor, public or from inside the class; arguments come from the fields that target one.
 *
 * @internal
 */
final readonly class NewObject
{
    /**
     * @param array<int, string> $defaults PHP expressions for the positions that no field fills
     */
    public function __construct(
        public bool $isPublic,
        public array $defaults,
    ) {}
}
