<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\OwnFormat;

final class Line
{
    public function __construct(public string $sku, public ?int $quantity) {}
}
