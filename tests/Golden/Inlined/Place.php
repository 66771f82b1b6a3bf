<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Inlined;

final class Place
{
    public function __construct(public string $street, public ?string $city = null) {}
}
