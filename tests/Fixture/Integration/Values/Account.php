<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Values;

final class Account
{
    /**
     * @param list<OrderNumber>           $orders
     * @param array<string, ?Percentage> $rates
     */
    public function __construct(
        public Iban $iban,
        public ?Iban $other = null,
        public array $orders = [],
        public array $rates = [],
        public ?Labels $labels = null,
        public int|Iban|null $either = null,
        public mixed $anything = null,
    ) {}
}
