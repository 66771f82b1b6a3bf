<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class ConverterMetadata
{
    /**
     * @param class-string<\Kiln\ValueConverter> $class
     * @param array<int|string, scalar|null>     $arguments
     */
    public function __construct(public string $class, public array $arguments = []) {}
}
