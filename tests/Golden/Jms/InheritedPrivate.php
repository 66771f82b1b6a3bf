<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\InheritedPrivate;

/**
 * What the child cannot see.
 */
abstract class Entity
{
    private int $id = 0;

    private ?\DateTimeImmutable $createdAt = null;

    public function id(): int
    {
        return $this->id;
    }

    public function createdAt(): ?\DateTimeImmutable
    {
        return $this->createdAt;
    }
}

/**
 * A child of a class with private properties.
 */
class Customer extends Entity
{
    private string $name = '';

    public function name(): string
    {
        return $this->name;
    }
}
