<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Generics;

final class Product
{
    public string $name = '';
}
