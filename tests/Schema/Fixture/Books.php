<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema\Fixture;

final class Books implements \Countable
{
    /**
     * @param list<string> $titles
     */
    public function __construct(public array $titles) {}

    public function count(): int
    {
        return \count($this->titles);
    }
}
