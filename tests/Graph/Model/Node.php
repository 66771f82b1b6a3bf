<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

class Node
{
    public mixed $value = null;

    protected ?Node $next = null;

    private array $children = [];

    public int $uninitialized;

    public function link(?Node $next): static
    {
        $this->next = $next;

        return $this;
    }

    public function add(mixed $child): static
    {
        $this->children[] = $child;

        return $this;
    }

    public function addReference(mixed &$child): static
    {
        $this->children[] = &$child;

        return $this;
    }
}
