<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Groups;

final class SelectedTree
{
    #[Groups(['a', 'b'])]
    public ?SelectedTree $inner = null;

    #[Groups('a')]
    public int $a = 1;

    #[Groups('b')]
    public int $b = 2;

    public function __construct(
        #[Groups(['a', 'b'])]
        public readonly int $id = 0,
        #[Groups('a')]
        private ?string $name = 'default',
    ) {}

    public function name(): ?string
    {
        return $this->name;
    }
}
