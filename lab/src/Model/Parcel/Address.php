<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Parcel;

final readonly class Address
{
    public function __construct(public string $city, public ?string $street = null) {}
}
