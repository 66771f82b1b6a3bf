<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;

/**
 * Private and promoted: all comes in by the constructor.
 */
final readonly class Order
{
    /**
     * @param list<Line>           $lines
     * @param array<string, float> $rates
     */
    public function __construct(
        private int $id,
        private Status $status,
        private array $lines,
        #[SerializedName('placed_at', aliases: ['placed'])]
        private ?\DateTimeImmutable $placedAt = null,
        #[Inline(prefix: 'ship_')]
        private ?Address $shipTo = null,
        private array $rates = [],
        private string $note = '',
    ) {}

    public function id(): int
    {
        return $this->id;
    }

    public function status(): Status
    {
        return $this->status;
    }

    /**
     * @return list<Line>
     */
    public function lines(): array
    {
        return $this->lines;
    }

    public function placedAt(): ?\DateTimeImmutable
    {
        return $this->placedAt;
    }

    public function shipTo(): ?Address
    {
        return $this->shipTo;
    }

    /**
     * @return array<string, float>
     */
    public function rates(): array
    {
        return $this->rates;
    }

    public function note(): string
    {
        return $this->note;
    }
}
