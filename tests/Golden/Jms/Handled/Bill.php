<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Handled;

use JMS\Serializer\Annotation as JMS;

/**
 * Values that a handler of the application writes and reads, by their class or by a name.
 */
class Bill
{
    public int $number = 0;

    public ?Money $total = null;

    #[JMS\Type('array<' . Money::class . '>')]
    public array $parts = [];

    #[JMS\Type('percent')]
    public float $tax = 0.0;
}
