<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class DiscriminatorMetadata
{
    /**
     * @param non-empty-array<int|string, class-string> $map
     */
    public function __construct(public string $field, public array $map) {}
}
