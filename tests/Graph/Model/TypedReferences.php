<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class TypedReferences
{
    public ?int $number = null;

    public float|int $either = 0;

    private ?Node $node = null;

    public function bindNumber(?int &$number): self
    {
        $this->number = &$number;
        $this->either = &$number;

        return $this;
    }

    public function bindNode(?Node &$node): self
    {
        $this->node = &$node;

        return $this;
    }
}
