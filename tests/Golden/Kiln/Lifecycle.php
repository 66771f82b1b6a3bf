<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Lifecycle;

use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\VirtualProperty;

/**
 * Methods that are called before and after, and one whose result is written.
 */
class Basket
{
    /** @var list<int> */
    public array $prices = [];

    #[SerializedName('n')]
    private int $count = 0;

    #[VirtualProperty]
    public function getTotal(): int
    {
        return array_sum($this->prices);
    }

    #[VirtualProperty('cheapest')]
    protected function minimum(): ?int
    {
        return $this->prices === [] ? null : min($this->prices);
    }

    #[BeforeSerialize]
    private function countPrices(): void
    {
        $this->count = \count($this->prices);
    }

    #[AfterDeserialize]
    private function sort(): void
    {
        sort($this->prices);
    }
}
