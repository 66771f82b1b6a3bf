<?php

declare(strict_types=1);

namespace Kiln\Examples\Catalogue;

final readonly class Product
{
    public function __construct(
        private string $name,
        private int $cents,
        private Unit $unit,
    ) {}

    public function text(): string
    {
        return \sprintf('%s, %.2f EUR a %s', $this->name, $this->cents / 100, $this->unit->value);
    }
}
