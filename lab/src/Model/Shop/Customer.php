<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

final class Customer
{
    public string $name, $email;
}
