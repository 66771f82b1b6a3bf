<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer\Fixture\Expected;

final class Place
{
    public function __construct(public float $lat, public float $lon) {}
}
