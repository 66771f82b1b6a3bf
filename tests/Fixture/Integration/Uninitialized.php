<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Uninitialized
{
    public int $number;

    public ?string $text;

    public mixed $anything;

    private ?Uninitialized $inner;

    /** @var list<int> */
    protected array $list;

    public function fill(?string $text, mixed $anything): static
    {
        $this->text = $text;
        $this->anything = $anything;
        $this->inner = null;

        return $this;
    }
}
