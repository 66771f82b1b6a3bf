<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

enum Status: string
{
    case Open = 'open';
    case Paid = 'paid';
    case Lost = 'lost in transit';
}
