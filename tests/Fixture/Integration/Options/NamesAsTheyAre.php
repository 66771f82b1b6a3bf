<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\Naming;
use Kiln\Attribute\NamingStrategy;

#[Naming(NamingStrategy::AsIs)]
final class NamesAsTheyAre
{
    public int $orderId = 7;
}
