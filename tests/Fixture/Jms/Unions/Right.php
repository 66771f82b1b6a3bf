<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unions;

final class Right
{
    public string $kind = 'b';

    public int $right = 2;
}
