<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

enum Suit
{
    case Hearts;
    case Spades;
}
