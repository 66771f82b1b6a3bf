<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

final readonly class Address
{
    public function __construct(public string $street, public ?string $city = null) {}
}
