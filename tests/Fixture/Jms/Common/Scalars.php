<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

final class Scalars
{
    public string $string = 'a';

    public int $int = 1;

    public float $float = 1.0;

    public bool $bool = true;
}
