<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class ByTypeTwo extends ByType
{
    public function __construct(public int $two) {}
}
