<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Converter;

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
