<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\EnumsAndDates;

enum Suit
{
    case Hearts;
    case Spades;
}
