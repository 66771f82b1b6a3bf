<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Unions;

/**
 * The other one.
 */
final class Picture
{
    public string $kind = 'picture';

    public string $url = '';
}
