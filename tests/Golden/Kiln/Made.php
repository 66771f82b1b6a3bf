<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Made;

use Kiln\Attribute\Factory;
use Kiln\Attribute\SerializedName;
use Kiln\Attribute\VirtualProperty;

/**
 * Objects that parameters without properties go into, by a constructor and by a factory.
 */
final class Payment
{
    private string $payer;

    public bool $isDone = false;

    /**
     * @param list<string> $notes
     */
    public function __construct(#[SerializedName('from')] string $name, public readonly Money $price, array $notes = [])
    {
        $this->payer = implode(' ', [$name, ...$notes]);
    }

    #[VirtualProperty('name'), SerializedName('from')]
    public function payer(): string
    {
        return $this->payer;
    }
}

final readonly class Money
{
    private function __construct(private int $cents, private string $currency) {}

    #[Factory]
    public static function of(string $amount, string $currency = 'EUR'): self
    {
        return new self((int) round(100 * (float) $amount), $currency);
    }

    #[VirtualProperty]
    public function amount(): string
    {
        return \sprintf('%.2f', $this->cents / 100);
    }
}
