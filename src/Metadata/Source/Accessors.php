<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * The methods that stand for a property.
 *
 * @internal
 */
final readonly class Accessors
{
    public function __construct(public ?\ReflectionMethod $getter, public ?\ReflectionMethod $setter) {}
}
