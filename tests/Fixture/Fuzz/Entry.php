<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final class Entry
{
    public function __construct(
        public int $id,
        public float $amount,
        private ?string $text = null,
        public ?self $corrects = null,
    ) {}

    public function text(): ?string
    {
        return $this->text;
    }
}
