<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Enums;

enum Suit: string
{
    case Hearts = 'H';
    case Spades = 'S';
}
