<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Referring
{
    public int $a = 1;

    /** @var list<int> */
    public array $list = [1];

    public ?Referring $self = null;
}
