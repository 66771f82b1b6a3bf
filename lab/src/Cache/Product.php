<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

/**
 * Seven properties, as in the caches that people ask about: numbers, texts that differ, texts that repeat.
 */
final class Product
{
    public function __construct(
        private int $id,
        private string $name,
        private string $currency,
        private ?string $note,
        private float $price,
        private bool $available,
        private int $changed,
    ) {}

    /**
     * @param array{id: int, name: string, currency: string, note: ?string, price: float, available: bool, changed: int} $properties
     */
    public static function __set_state(array $properties): self
    {
        return new self(...$properties);
    }
}
