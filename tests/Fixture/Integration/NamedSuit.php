<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

enum NamedSuit: string implements Named
{
    case Hearts = 'h';
}
