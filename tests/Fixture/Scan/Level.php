<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Scan;

enum Level: string
{
    case Low = 'low';
    case High = 'high';
}
