<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Child extends Base
{
    use Labelled;

    protected string $protected = 'child protected';

    private ?Child $child = null;

    protected readonly int $readonly;

    public function protected(): string
    {
        return $this->protected;
    }

    public function child(): ?Child
    {
        return $this->child;
    }

    public function readonly(): int
    {
        return $this->readonly;
    }
}
