<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * How a key tells the class of an object that is read.
 *
 * @internal
 */
final readonly class DiscriminatorFacts
{
    /**
     * @param string                   $baseClass that declares the map; only where it is asked for, the key is looked at
     * @param string                   $field     the key
     * @param array<array-key, string> $map       class by value of the key
     */
    public function __construct(
        public string $baseClass,
        public string $field,
        public array $map,
    ) {}
}
