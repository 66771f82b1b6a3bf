<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class ByElementOne extends ByElement
{
    public function __construct(public int $one) {}
}
