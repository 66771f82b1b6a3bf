<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Line
{
    public function __construct(#[Xml\Attribute('no')] public int $number, #[Xml\Element('title')] public string $name, public ?Price $price = null) {}
}
