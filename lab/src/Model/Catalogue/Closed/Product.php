<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

/**
 * A product of the generated catalogue.
 */
final class Product
{
    /**
     * @param list<string> $tags
     * @param array<string, string> $attributes
     * @param list<Category> $categories
     * @param list<Image> $images
     * @param list<Variant> $variants
     */
    public function __construct(
        private readonly int $id,
        private readonly string $sku,
        private readonly string $name,
        private readonly string $description,
        private readonly float $price,
        private readonly string $currency,
        private readonly bool $active,
        private readonly int $stock,
        private readonly ?float $rating,
        private readonly array $tags,
        private readonly array $attributes,
        private readonly Brand $brand,
        private readonly array $categories,
        private readonly array $images,
        private readonly array $variants,
        private readonly \DateTimeImmutable $createdAt,
        private readonly \DateTimeImmutable $updatedAt,
        private readonly ?\DateTimeImmutable $discontinuedAt,
    ) {}

    public function id(): int
    {
        return $this->id;
    }

    public function sku(): string
    {
        return $this->sku;
    }

    public function name(): string
    {
        return $this->name;
    }

    public function description(): string
    {
        return $this->description;
    }

    public function price(): float
    {
        return $this->price;
    }

    public function currency(): string
    {
        return $this->currency;
    }

    public function active(): bool
    {
        return $this->active;
    }

    public function stock(): int
    {
        return $this->stock;
    }

    public function rating(): ?float
    {
        return $this->rating;
    }

    /**
     * @return list<string>
     */
    public function tags(): array
    {
        return $this->tags;
    }

    /**
     * @return array<string, string>
     */
    public function attributes(): array
    {
        return $this->attributes;
    }

    public function brand(): Brand
    {
        return $this->brand;
    }

    /**
     * @return list<Category>
     */
    public function categories(): array
    {
        return $this->categories;
    }

    /**
     * @return list<Image>
     */
    public function images(): array
    {
        return $this->images;
    }

    /**
     * @return list<Variant>
     */
    public function variants(): array
    {
        return $this->variants;
    }

    public function createdAt(): \DateTimeImmutable
    {
        return $this->createdAt;
    }

    public function updatedAt(): \DateTimeImmutable
    {
        return $this->updatedAt;
    }

    public function discontinuedAt(): ?\DateTimeImmutable
    {
        return $this->discontinuedAt;
    }
}
