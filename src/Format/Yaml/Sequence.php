<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * @internal
 */
final class Sequence extends Node
{
    /** @var list<Node> */
    public array $items = [];

    public function __construct(int $offset, public readonly bool $isFlow)
    {
        parent::__construct($offset);
    }
}
