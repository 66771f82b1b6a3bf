<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Accessor;

class Rejecting
{
    #[Accessor(getter: 'getName', setter: 'setName')]
    private string $name = '';

    public function __construct(public readonly int $number = 0)
    {
        if ($number < 0) {
            throw new \DomainException("{$number} is negative");
        }
        if ($number === 13) {
            throw new \TypeError('thirteen has no type');
        }
    }

    public function getName(): string
    {
        if ($this->name === 'secret') {
            throw new \LogicException('it is secret');
        }

        return $this->name === 'broken' ? \strlen([]) : $this->name;
    }

    public function setName(string $name): void
    {
        if ($name === '') {
            throw new \InvalidArgumentException('the name is empty');
        }
        if ($name === 'error') {
            throw new \ArithmeticError('a name is no number');
        }
        $this->name = $name;
    }
}
