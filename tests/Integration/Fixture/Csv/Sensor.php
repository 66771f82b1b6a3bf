<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Csv;

enum Sensor: string
{
    case Inside = 'inside';
    case Outside = 'outside';
}
