<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

enum Status: string
{
    case Open = 'open';
    case Closed = 'closed';
    case None = '';
}
