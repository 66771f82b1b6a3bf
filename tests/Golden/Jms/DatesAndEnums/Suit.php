<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\DatesAndEnums;

/**
 * An enum without values.
 */
enum Suit
{
    case Hearts;
    case Spades;
}
