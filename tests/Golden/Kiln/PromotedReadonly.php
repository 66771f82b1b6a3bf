<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\PromotedReadonly;

/**
 * Closed in every way, and made by its constructor.
 */
final readonly class Address
{
    public function __construct(
        private string $street,
        private string $city,
        private ?string $country = null,
        private int $floor = 0,
    ) {}

    public function label(): string
    {
        return "{$this->street}, {$this->floor}, {$this->city} {$this->country}";
    }
}
