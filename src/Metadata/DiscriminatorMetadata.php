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
     * @param ?class-string                             $fallback for all other values; null where they are an error
     */
    public function __construct(public string $field, public array $map, public ?string $fallback = null) {}
}
