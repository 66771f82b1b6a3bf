<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final readonly class PickyList
{
    /** @param list<Picky> $numbers */
    public function __construct(public array $numbers) {}
}
