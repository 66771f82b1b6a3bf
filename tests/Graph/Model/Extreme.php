<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * A property of each type whose values have edges.
 */
final class Extreme
{
    public ?int $maybe = null;

    public function __construct(
        public readonly int $integer,
        private float $float,
        protected string $string,
        public int|string $key,
        public mixed $any,
        private \DateTimeImmutable $date,
    ) {}
}
