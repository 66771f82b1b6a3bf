<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

/**
 * Who makes a product.
 */
final class Brand
{
    public function __construct(
        private readonly int $id,
        private readonly string $name,
        private readonly string $country,
        private readonly ?int $foundedIn,
    ) {}

    public function id(): int
    {
        return $this->id;
    }

    public function name(): string
    {
        return $this->name;
    }

    public function country(): string
    {
        return $this->country;
    }

    public function foundedIn(): ?int
    {
        return $this->foundedIn;
    }
}
