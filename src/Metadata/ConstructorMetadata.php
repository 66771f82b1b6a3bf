<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * The constructor, or the static method that stands for it.
 *
 * @internal
 */
final readonly class ConstructorMetadata
{
    /**
     * @param class-string            $class      the declaring class
     * @param string                  $method     `__construct`, or the name of the factory
     * @param bool                    $isOutOfReach whether it is a parent's own: private, so that the class itself cannot call it
     * @param list<ParameterMetadata> $parameters
     */
    public function __construct(public string $class, public string $method, public bool $isPublic, public bool $isOutOfReach, public array $parameters) {}
}
