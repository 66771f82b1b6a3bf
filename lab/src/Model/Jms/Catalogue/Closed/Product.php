<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * A product of the generated catalogue.
 */
class Product
{
    #[JMS\Type('int')]
    #[JMS\Groups(['list', 'detail'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $sku;

    #[JMS\Type('string')]
    #[JMS\Accessor(getter: 'getName', setter: 'setName')]
    #[JMS\Groups(['list', 'detail'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['detail'])]
    private string $description;

    #[JMS\Type('float')]
    #[JMS\Groups(['list', 'detail'])]
    private float $price;

    #[JMS\Type('string')]
    #[JMS\Until('2.5')]
    #[JMS\Groups(['list', 'detail'])]
    private string $currency;

    #[JMS\Type('bool')]
    #[JMS\Groups(['list', 'detail'])]
    private bool $active;

    #[JMS\Type('int')]
    #[JMS\Groups(['internal'])]
    private int $stock;

    #[JMS\Type('float')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['list', 'detail'])]
    private ?float $rating = null;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    #[JMS\Groups(['detail'])]
    private array $tags;

    /** @var array<string, string> */
    #[JMS\Type('array<string, string>')]
    #[JMS\Groups(['detail'])]
    private array $attributes;

    #[JMS\Type(Brand::class)]
    #[JMS\Groups(['list', 'detail'])]
    private Brand $brand;

    /** @var list<Category> */
    #[JMS\Type('array<' . Category::class . '>')]
    #[JMS\Groups(['list', 'detail'])]
    private array $categories;

    /** @var list<Image> */
    #[JMS\Type('array<' . Image::class . '>')]
    #[JMS\Groups(['list', 'detail'])]
    private array $images;

    /** @var list<Variant> */
    #[JMS\Type('array<' . Variant::class . '>')]
    #[JMS\Groups(['detail'])]
    private array $variants;

    #[JMS\Type(\DateTimeImmutable::class)]
    #[JMS\SerializedName('createdAt')]
    #[JMS\Groups(['detail'])]
    private \DateTimeImmutable $createdAt;

    #[JMS\Type(\DateTimeImmutable::class)]
    #[JMS\SerializedName('updatedAt')]
    #[JMS\Groups(['list', 'detail'])]
    private \DateTimeImmutable $updatedAt;

    #[JMS\Type(\DateTimeImmutable::class)]
    #[JMS\SerializedName('discontinuedAt')]
    #[JMS\Since('3.0')]
    #[JMS\Groups(['detail'])]
    private ?\DateTimeImmutable $discontinuedAt = null;

    public function getId(): int
    {
        return $this->id;
    }

    public function getSku(): string
    {
        return $this->sku;
    }

    public function getName(): string
    {
        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->name = $name;
    }

    public function getDescription(): string
    {
        return $this->description;
    }

    public function getPrice(): float
    {
        return $this->price;
    }

    public function getCurrency(): string
    {
        return $this->currency;
    }

    public function isActive(): bool
    {
        return $this->active;
    }

    public function getStock(): int
    {
        return $this->stock;
    }

    public function getRating(): ?float
    {
        return $this->rating;
    }

    /**
     * @return list<string>
     */
    public function getTags(): array
    {
        return $this->tags;
    }

    /**
     * @return array<string, string>
     */
    public function getAttributes(): array
    {
        return $this->attributes;
    }

    public function getBrand(): Brand
    {
        return $this->brand;
    }

    /**
     * @return list<Category>
     */
    public function getCategories(): array
    {
        return $this->categories;
    }

    /**
     * @return list<Image>
     */
    public function getImages(): array
    {
        return $this->images;
    }

    /**
     * @return list<Variant>
     */
    public function getVariants(): array
    {
        return $this->variants;
    }

    public function getCreatedAt(): \DateTimeImmutable
    {
        return $this->createdAt;
    }

    public function getUpdatedAt(): \DateTimeImmutable
    {
        return $this->updatedAt;
    }

    public function getDiscontinuedAt(): ?\DateTimeImmutable
    {
        return $this->discontinuedAt;
    }
}
