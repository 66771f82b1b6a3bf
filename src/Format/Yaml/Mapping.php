<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * @internal
 */
final class Mapping extends Node
{
    /** @var list<array{Node, Node}> keys and values */
    public array $pairs = [];

    public function __construct(int $offset, public readonly bool $isFlow)
    {
        parent::__construct($offset);
    }
}
