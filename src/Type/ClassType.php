<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * A class, interface or enum, with the arguments of its templates: `App\Page<App\Product>`.
 *
 * @internal
 */
final readonly class ClassType implements Type
{
    /**
     * @param class-string $class     in the spelling of its declaration, without a leading backslash
     * @param list<Type>   $arguments of its templates; empty when it has none or they are not given
     */
    public function __construct(public string $class, public array $arguments = []) {}

    public function __toString(): string
    {
        return $this->arguments === [] ? $this->class : $this->class . '<' . \implode(', ', $this->arguments) . '>';
    }
}
