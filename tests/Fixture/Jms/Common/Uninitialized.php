<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

final class Uninitialized
{
    public int $before = 1;

    public string $never;

    public ?string $neverOrNull;

    private int $hidden;

    public int $after = 2;
}
