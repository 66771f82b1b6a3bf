<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

enum Suit
{
    case Hearts;
    case Spades;
}
