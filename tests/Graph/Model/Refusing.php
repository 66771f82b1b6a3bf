<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

final class Refusing
{
    public function __construct(private readonly \Throwable $throwable) {}

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw $this->throwable;
    }
}
