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
     * @param list<ParameterMetadata> $parameters
     */
    public function __construct(public string $class, public bool $isPublic, public array $parameters) {}
}
