<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

final class Car implements Vehicle
{
    public function __construct(public string $size) {}
}
