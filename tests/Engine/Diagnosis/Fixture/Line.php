<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

final class Line
{
    public function __construct(public string $sku = '', public mixed $price = 0.0) {}
}
