<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Direct;

final class Whole
{
    /**
     * @param list<Part> $parts
     */
    public function __construct(public array $parts) {}
}
