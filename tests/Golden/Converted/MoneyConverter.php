<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Converted;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

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
