<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class MethodMetadata
{
    /**
     * @param class-string $class the declaring class, whose scope may call it
     */
    public function __construct(public string $class, public string $name, public bool $isPublic) {}
}
