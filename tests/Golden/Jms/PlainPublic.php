<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\PlainPublic;

/**
 * Public properties of native types.
 */
final class Product
{
    public int $id;

    public string $name;

    public float $price = 0.0;

    public bool $active = true;

    public ?string $note = null;
}
