<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Inline;

final class Inner
{
    public string $a = 'in';

    public int $c = 1;
}
