<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Inlined;

/**
 * An object whose members stand among those of another.
 */
class Place
{
    public string $street = '';

    public ?string $town = null;
}
