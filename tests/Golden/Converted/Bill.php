<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Converted;

use Kiln\Attribute\Converter;

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
