<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Unions;

/**
 * One of the union.
 */
final class Text
{
    public string $kind = 'text';

    public string $body = '';
}
