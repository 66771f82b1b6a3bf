<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Converters;

use Kiln\Attribute\Converter;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\ValueConverter;

#[Converter(ConvertedConverter::class)]
final class Converted
{
    /** @var resource */
    public $resource;

    public function __construct(public string $text) {}
}

final class ConvertedConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): ?string
    {
        return $value instanceof Converted && $value->text !== 'null' ? "<{$value->text}>" : null;
    }

    public function deserialize(mixed $data, Context $context): Converted
    {
        return \is_string($data) ? new Converted(trim($data, '<>')) : throw new ConversionFailed('a text in brackets');
    }
}

/**
 * Makes one object of another, which is then written by its own class.
 */
final class ItemConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        $item = new Item();
        $item->sku = \is_scalar($value) ? (string) $value : get_debug_type($value);

        return [$item, null, ['when' => new \DateTimeImmutable('2024-01-01T00:00:00Z')]];
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return json_encode($data);
    }
}

final readonly class Money
{
    public function __construct(public int $cents, public string $currency) {}
}

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

class Priced
{
    #[Converter(MoneyConverter::class)]
    public Money $price;

    #[Converter(MoneyConverter::class, ['separator' => '/'])]
    public ?Money $old = null;

    #[Converter(MoneyConverter::class)]
    private ?Money $hidden = null;

    #[Converter(ItemConverter::class)]
    public mixed $anything = 'x';

    public ?Converted $converted = null;

    /** @var list<Converted> */
    public array $list = [];

    /** @var array<string, ?Converted> */
    public array $map = [];

    public Converted|int|null $either = null;
}
