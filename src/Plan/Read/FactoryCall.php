<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * By a public static method of the class; arguments come from the fields that target one.
 *
 * @internal
 */
final readonly class FactoryCall
{
    /**
     * @param array<int, string> $defaults PHP expressions for the positions that no field fills
     */
    public function __construct(
        public string $method,
        public array $defaults,
    ) {}
}
