<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * A constructor that wants what no document has.
 */
class Service
{
    public string $name = 'default';

    private readonly string $id;

    protected int $calls = 0;

    public function __construct(\Closure $clock, string $name = 'from the constructor')
    {
        $this->name = $name;
        $this->id = 'from the constructor';
        $this->calls = 1;
        $clock();
    }

    public function id(): string
    {
        return $this->id;
    }

    public function calls(): int
    {
        return $this->calls;
    }
}
