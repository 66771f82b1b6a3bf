<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

/**
 * A shelf of the shop.
 */
final class Category
{
    public int $id;

    public string $name;

    public string $slug;
}
