<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final class Group implements Shape
{
    /** @param list<Shape> $shapes */
    public function __construct(public array $shapes, public string $name = 'group') {}
}
