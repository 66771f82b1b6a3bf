<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Access;

use Kiln\Attribute\Accessor;
use Kiln\Tests\Fixture\Integration\Common\Item;

class Accessed
{
    #[Accessor(getter: 'upper', setter: 'trim')]
    private string $both = '';

    #[Accessor(getter: 'price')]
    protected int $cents = 0;

    #[Accessor(setter: 'addItems')]
    private array $items = [];

    #[Accessor(getter: 'getWhen', setter: 'setWhen')]
    public ?int $when = null;

    private function upper(): string
    {
        return strtoupper($this->both);
    }

    private function trim(string $value): void
    {
        $this->both = trim($value);
    }

    protected function price(): int
    {
        return $this->cents - $this->cents % 5;
    }

    /**
     * @param list<Item> $items
     */
    public function addItems(array $items): static
    {
        array_push($this->items, ...$items);

        return $this;
    }

    public function getWhen(): ?\DateTimeImmutable
    {
        return $this->when === null ? null : new \DateTimeImmutable("@{$this->when}");
    }

    public function setWhen(?\DateTimeImmutable $when): void
    {
        $this->when = $when?->getTimestamp();
    }

    public function both(): string
    {
        return $this->both;
    }

    /**
     * @return list<Item>
     */
    public function items(): array
    {
        return $this->items;
    }
}

final class AccessedChild extends Accessed
{
    public int $own = 1;

    protected function price(): int
    {
        return 50;
    }
}
