<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

abstract class Declaring
{
    public function __construct(private int $secret) {}

    public function parentSecret(): int
    {
        return $this->secret;
    }
}
