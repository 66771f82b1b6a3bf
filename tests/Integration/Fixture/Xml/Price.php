<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Price
{
    public function __construct(#[Xml\Attribute] public string $currency, #[Xml\Text] public float $amount) {}
}
