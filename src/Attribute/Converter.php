<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Hands a property, or every value of a class, to code of your own, in both directions.
 *
 *     #[Converter(MoneyConverter::class)] public Money $price;
 *     #[Converter(RoundedConverter::class, ['digits' => 2])] public float $rate;
 *
 * The converter is made once per serializer by `new`, unless one of that class was registered with the builder.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD | \Attribute::TARGET_CLASS)]
final readonly class Converter
{
    /**
     * @param class-string<\Kiln\ValueConverter> $class
     * @param array<int|string, scalar|null>     $arguments of its constructor
     */
    public function __construct(public string $class, public array $arguments = []) {}
}
