<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Direct;

final class Part
{
    public string $name;

    public function __construct(?string $name = null)
    {
        if ($name !== null) {
            $this->name = $name;
        }
    }
}

final class Whole
{
    /**
     * @param list<Part> $parts
     */
    public function __construct(public array $parts) {}
}
