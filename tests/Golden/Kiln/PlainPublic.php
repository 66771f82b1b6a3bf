<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\PlainPublic;

/**
 * Public properties without defaults, as json_encode() would write them.
 */
final class Product
{
    public int $id;

    public string $name;

    public float $price;

    public bool $active;

    public ?string $note;
}
