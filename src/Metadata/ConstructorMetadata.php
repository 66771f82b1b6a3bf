<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class ConstructorMetadata
{
    /**
     * @param class-string            $class      the declaring class
     * @param bool                    $isOutOfReach whether it is a parent's own: private, so that the class itself cannot call it
     * @param list<ParameterMetadata> $parameters
     */
    public function __construct(public string $class, public bool $isPublic, public bool $isOutOfReach, public array $parameters) {}
}
