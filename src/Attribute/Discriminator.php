<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Names the key that tells which class an object of this base class or interface is of.
 *
 *     #[Discriminator(field: 'kind', map: ['car' => Car::class, 'bike' => Bike::class])]
 *     interface Vehicle {}
 *
 * The key is written first. The classes need nothing of their own.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Discriminator
{
    /**
     * @param non-empty-array<int|string, class-string> $map      value of the field => class
     * @param ?class-string                             $fallback class for every other value, and where there is none; null where
     *                                                            that is an error
     */
    public function __construct(public string $field, public array $map, public ?string $fallback = null) {}
}
