<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Options;

use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\OmitDefault;

final class EnumDefault
{
    #[OmitDefault]
    public NamingStrategy $naming = NamingStrategy::Snake;
}
