<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

/**
 * Who makes a product.
 */
final class Brand
{
    public int $id;

    public string $name;

    public string $country;

    public ?int $foundedIn = null;
}
