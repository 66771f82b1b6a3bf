<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema\Fixture;

final class Price
{
    public function __construct(public int $amount) {}
}
