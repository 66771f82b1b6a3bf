<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

final class MoneyConverter implements ValueConverter
{
    public static int $made = 0;

    /** @var list<Context> */
    public static array $contexts = [];

    public function __construct(private readonly string $separator = ' ')
    {
        ++self::$made;
    }

    public function serialize(mixed $value, Context $context): string
    {
        self::$contexts[] = $context;

        return $value instanceof Money ? $value->cents . $this->separator . $value->currency : throw new ConversionFailed('money');
    }

    public function deserialize(mixed $data, Context $context): Money
    {
        self::$contexts[] = $context;
        $parts = \is_string($data) ? explode($this->separator, $data) : [];

        return \count($parts) === 2 ? new Money((int) $parts[0], $parts[1]) : throw new ConversionFailed('an amount and a currency', 'Such as "5 CHF".');
    }
}
