<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

enum Colour
{
    case Red;
    case Green;
}
