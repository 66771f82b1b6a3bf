<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Found;

final class BeyondAscii
{
    public string $größe;
}
