<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

final readonly class Money
{
    public function __construct(public int $cents, public string $currency) {}
}
