<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

enum Suit
{
    case Hearts;
    case Spades;
}
