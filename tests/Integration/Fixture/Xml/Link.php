<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Link
{
    public function __construct(#[Xml\Attribute] public string $href, #[Xml\Text] public string $text) {}
}
