<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

/**
 * What plans say about a class in one direction.
 *
 * @internal
 */
final readonly class PlannedClass
{
    /**
     * @param array<string, Treatment> $properties by name
     */
    public function __construct(
        public Treatment $treatment,
        public array $properties = [],
    ) {}
}
