<?php

declare(strict_types=1);

/*
 * As much of moneyphp/money and brick/money as can be seen from outside, where the packages are not installed.
 */

namespace Money {
    if (!class_exists(Money::class)) {
        final class Currency
        {
            public function __construct(private string $code) {}

            public function getCode(): string
            {
                return $this->code;
            }
        }

        final class Money
        {
            private string $amount;

            public function __construct(int|string $amount, private Currency $currency)
            {
                $this->amount = preg_match('/\A-?\d+\z/', (string) $amount) === 1 ? (string) $amount : throw new \InvalidArgumentException('Invalid numeric value');
            }

            public function getAmount(): string
            {
                return $this->amount;
            }

            public function getCurrency(): Currency
            {
                return $this->currency;
            }
        }
    }
}

namespace Brick\Money {
    use Brick\Math\BigDecimal;

    if (!class_exists(Money::class)) {
        final class Currency
        {
            public function __construct(private string $code) {}

            public function getCurrencyCode(): string
            {
                return $this->code;
            }
        }

        final class Money
        {
            private function __construct(private BigDecimal $amount, private Currency $currency) {}

            public static function of(int|string $amount, string $currency): self
            {
                return new self(BigDecimal::of($amount)->toScale(2), new Currency($currency));
            }

            public function getAmount(): BigDecimal
            {
                return $this->amount;
            }

            public function getCurrency(): Currency
            {
                return $this->currency;
            }
        }
    }
}
