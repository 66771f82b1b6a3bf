<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Listened;

use JMS\Serializer\Annotation as JMS;

/**
 * An object with lines that listeners are told of.
 */
class Order
{
    public int $id = 0;

    #[JMS\Type('array<' . Line::class . '>')]
    public array $lines = [];
}
