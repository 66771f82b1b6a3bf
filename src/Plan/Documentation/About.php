<?php

declare(strict_types=1);

namespace Kiln\Plan\Documentation;

/**
 * What people have written about a class or a member.
 *
 * @internal
 */
final readonly class About
{
    public function __construct(public ?string $description = null, public bool $isDeprecated = false, public ?Fallback $default = null) {}
}
