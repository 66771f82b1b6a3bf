<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Has a private property of the name that a private one of its parent has.
 */
final class SpecialNode extends Node
{
    private string $children = 'mine';

    public function rename(string $children): static
    {
        $this->children = $children;

        return $this;
    }
}
