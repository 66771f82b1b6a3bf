<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Protobuf;

enum Level: int
{
    case Low = 0;
    case High = 2;
}
