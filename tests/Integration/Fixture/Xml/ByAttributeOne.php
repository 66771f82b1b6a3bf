<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class ByAttributeOne extends ByAttribute
{
    public function __construct(public int $one) {}
}
