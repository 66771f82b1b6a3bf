<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

enum Suit: string
{
    case Hearts = 'h';
    case Spades = 's';
    case Clubs = 'c';
}
