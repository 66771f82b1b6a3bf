<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Converted;

final readonly class Money
{
    public function __construct(public int $cents, public string $currency) {}
}
