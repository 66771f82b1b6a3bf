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

    /**
     * A class of which someone else says that its objects are one value each.
     *
     * @param class-string $class
     *
     * @throws InvalidMetadata when what is said cannot be
     */
    public function value(string $class, ValueStatement $statement): ValueMetadata;
}
