<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Strong
{
    public function __construct(#[Xml\Text] public string $text) {}
}
