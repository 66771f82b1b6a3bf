<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * @internal
 */
final class Alias extends Node
{
    public function __construct(int $offset, public readonly Node $target, public readonly string $name)
    {
        parent::__construct($offset);
    }
}
