<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class PlainLeaf
{
    public string $name = '';

    public ?float $weight = null;

    public bool $ripe;

    public Status $status = Status::Closed;
}
