<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Discriminated;

use JMS\Serializer\Annotation as JMS;

/**
 * Where the children stand.
 */
final class Garage
{
    public ?Vehicle $newest = null;

    #[JMS\Type('array<' . Vehicle::class . '>')]
    public array $vehicles = [];
}
