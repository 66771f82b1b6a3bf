<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

/**
 * @internal
 */
final readonly class AttributedMethod
{
    public function __construct(public \ReflectionMethod $method, public Attributes $attributes, public string $place) {}
}
