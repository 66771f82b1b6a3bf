<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final class RenewedChild extends Renewed
{
    /** @var list<?int> */
    public array $numbers = [null, 1];
}
