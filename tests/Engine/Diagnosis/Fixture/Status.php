<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

enum Status: string
{
    case Open = 'open';
    case Shipped = 'shipped';
    case Cancelled = 'cancelled';
}
