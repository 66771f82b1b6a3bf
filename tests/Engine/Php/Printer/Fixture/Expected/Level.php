<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

enum Level: int
{
    case Easy = 1;
    case Hard = 2;
}
