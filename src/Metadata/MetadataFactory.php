<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Error\InvalidMetadata;

/**
 * Where the facts about classes come from.
 *
 * @internal
 */
interface MetadataFactory
{
    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata when the class does not exist or contradicts itself
     */
    public function classMetadata(string $class): ClassMetadata;
}
