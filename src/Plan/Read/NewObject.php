<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * By the constructor, public or from inside the class; arguments come from the fields that target one.
 *
 * @internal
 */
final readonly class NewObject implements Construction
{
    /**
     * @param array<int, string> $defaults PHP expressions for the positions that no field fills
     * @param bool $isNamed whether arguments are passed by name, missing ones left out, because a default cannot be told as code
     */
    public function __construct(
        public bool $isPublic,
        public array $defaults,
        public bool $isNamed,
    ) {}
}
