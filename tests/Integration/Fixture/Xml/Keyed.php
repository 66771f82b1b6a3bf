<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Keyed
{
    public function __construct(#[Xml\Attribute] public int $key) {}
}
