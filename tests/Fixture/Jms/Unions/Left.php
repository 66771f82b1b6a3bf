<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

final class Left
{
    public string $kind = 'a';

    public int $left = 1;
}
