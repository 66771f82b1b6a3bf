<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Rates
{
    /** @param array<string, ?float> $rates */
    public function __construct(public array $rates) {}
}
