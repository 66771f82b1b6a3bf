<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

final class Place
{
    public string $street, $city, $country;
}
