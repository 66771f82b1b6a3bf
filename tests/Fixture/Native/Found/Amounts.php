<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Found;

use Kiln\Tests\Fixture\Native\Cents;

/**
 * A map of what a converter reads.
 */
final class Amounts
{
    /**
     * @param array<string, Cents> $amounts
     */
    public function __construct(public array $amounts) {}
}
