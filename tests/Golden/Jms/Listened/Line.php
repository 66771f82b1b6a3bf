<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Listened;

/**
 * Listeners see it before it is read and after it was written.
 */
class Line
{
    public string $sku = '';

    public int $quantity = 1;
}
