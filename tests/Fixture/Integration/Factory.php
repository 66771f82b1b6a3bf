<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * Only its own methods make it.
 */
final class Factory
{
    public int $made = 0;

    private function __construct(private string $name)
    {
        ++$this->made;
    }

    public static function named(string $name): self
    {
        return new self($name);
    }

    public function name(): string
    {
        return $this->name;
    }
}
