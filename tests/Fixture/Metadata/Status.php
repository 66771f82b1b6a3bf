<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

enum Status: string
{
    case Open = 'open';
    case Closed = 'closed';
}
