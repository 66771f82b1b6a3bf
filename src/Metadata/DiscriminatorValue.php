<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class DiscriminatorValue
{
    public function __construct(public string $field, public string $value) {}
}
