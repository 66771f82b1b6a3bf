<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

/**
 * A shelf of the shop.
 */
final class Category
{
    public function __construct(
        private readonly int $id,
        private readonly string $name,
        private readonly string $slug,
    ) {}

    public function id(): int
    {
        return $this->id;
    }

    public function name(): string
    {
        return $this->name;
    }

    public function slug(): string
    {
        return $this->slug;
    }
}
