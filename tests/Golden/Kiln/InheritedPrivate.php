<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\InheritedPrivate;

/**
 * What the child cannot see.
 */
abstract class Entity
{
    private int $id = 0;

    /** @var list<string> */
    private array $log = [];

    public function id(): int
    {
        return $this->id;
    }

    /**
     * @return list<string>
     */
    public function log(): array
    {
        return $this->log;
    }
}

/**
 * A child of a class with private properties.
 */
class Customer extends Entity
{
    protected string $name = '';

    public function name(): string
    {
        return $this->name;
    }
}
