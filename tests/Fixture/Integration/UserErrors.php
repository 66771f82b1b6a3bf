<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\UserErrors;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Ignore;

class Hooked
{
    /** @var list<string> */
    #[Ignore]
    public array $calls = [];

    public ?string $throw = null;

    public ?Hooked $inner = null;

    #[BeforeSerialize]
    private function before(): void
    {
        $this->calls[] = 'before';
        if ($this->throw === 'before') {
            throw new \RuntimeException('thrown before');
        }
    }

    #[AfterDeserialize]
    protected function after(): void
    {
        $this->calls[] = 'after' . ($this->inner === null ? '' : ' ' . implode(' ', $this->inner->calls));
        if ($this->throw === 'after') {
            throw new \RuntimeException('thrown after');
        }
        if ($this->throw === 'error') {
            throw new \Error('an error after');
        }
    }
}

final class HookedChild extends Hooked
{
    #[BeforeSerialize]
    public function beforeChild(): void
    {
        $this->calls[] = 'before child';
    }

    #[AfterDeserialize]
    private function afterChild(): void
    {
        $this->calls[] = 'after child';
    }
}

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
