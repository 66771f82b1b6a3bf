<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Handled;

/**
 * What a handler of the application writes and reads.
 */
final readonly class Money
{
    public function __construct(
        public int $cents,
        public string $currency,
    ) {}
}
