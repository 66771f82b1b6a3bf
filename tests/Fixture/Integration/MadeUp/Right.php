<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\MadeUp;

final class Right implements Either
{
    public int $value = 0;
}
