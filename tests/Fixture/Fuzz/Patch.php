<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

use Kiln\Optional;

final class Patch
{
    /** @var Optional<?string> */
    public Optional $nick;

    /** @var Optional<list<int>> */
    public Optional $numbers;

    /** @var Optional<Line> */
    public Optional $line;

    public ?int $age;

    public string $name = 'anonymous';
}
