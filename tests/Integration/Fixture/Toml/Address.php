<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Toml;

final class Address
{
    public function __construct(public string $street, public ?string $zip = null) {}
}
