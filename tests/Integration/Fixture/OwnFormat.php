<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\OwnFormat;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Since;

final class Line
{
    public function __construct(public string $sku, public ?int $quantity) {}
}

final class Order
{
    /**
     * @param list<Line>            $lines
     * @param array<string, string> $extra
     */
    public function __construct(
        #[Groups(['short', 'Default'])]
        public int $id,
        public array $lines,
        public float $price,
        public array $extra,
        #[Since('2')]
        public string $note = '',
        public \DateTimeImmutable $at = new \DateTimeImmutable('2024-01-01T00:00:00Z'),
    ) {}
}
