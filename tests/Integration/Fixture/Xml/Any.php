<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

final class Any
{
    public function __construct(public int $id, #[Xml\Any] public string $rest = '') {}
}
