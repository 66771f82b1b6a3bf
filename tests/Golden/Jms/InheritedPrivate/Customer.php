<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\InheritedPrivate;

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
