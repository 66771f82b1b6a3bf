<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Converted;

use Kiln\Attribute\Converter;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

/**
 * Values that code of the user's reads and writes.
 */
final class Bill
{
    #[Converter(MoneyConverter::class)]
    public Money $total;

    #[Converter(MoneyConverter::class, ['digits' => 1])]
    public ?Money $tip = null;
}

final readonly class Money
{
    public function __construct(public int $cents, public string $currency) {}
}

/**
 * "12.50 CHF".
 */
final readonly class MoneyConverter implements ValueConverter
{
    public function __construct(private int $digits = 2) {}

    public function serialize(mixed $value, Context $context): string
    {
        return $value instanceof Money ? number_format($value->cents / 100, $this->digits, '.', '') . ' ' . $value->currency : throw new ConversionFailed('money');
    }

    public function deserialize(mixed $data, Context $context): Money
    {
        return \is_string($data) && preg_match('/^(\d+\.\d+) ([A-Z]{3})$/D', $data, $match) === 1
            ? new Money((int) round((float) $match[1] * 100), $match[2])
            : throw new ConversionFailed('an amount and a currency');
    }
}
