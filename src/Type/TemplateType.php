<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * A `@template` that nobody has given an argument yet; the bound stands for it until then.
 *
 * @internal
 */
final readonly class TemplateType implements Type
{
    public function __construct(public string $name, public Type $bound) {}

    public function __toString(): string
    {
        return $this->name;
    }
}
