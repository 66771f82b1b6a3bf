<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A product of the generated catalogue.
 */
final class Product
{
    public int $id;

    public string $sku;

    public string $name;

    public string $description;

    public float $price;

    public string $currency;

    public bool $active;

    public int $stock;

    public ?float $rating = null;

    /** @var list<string> */
    #[JMS\Type('array<string>')]
    public array $tags;

    /** @var array<string, string> */
    #[JMS\Type('array<string, string>')]
    public array $attributes;

    public Brand $brand;

    /** @var list<Category> */
    #[JMS\Type('array<' . Category::class . '>')]
    public array $categories;

    /** @var list<Image> */
    #[JMS\Type('array<' . Image::class . '>')]
    public array $images;

    /** @var list<Variant> */
    #[JMS\Type('array<' . Variant::class . '>')]
    public array $variants;

    public \DateTimeImmutable $createdAt;

    public \DateTimeImmutable $updatedAt;

    public ?\DateTimeImmutable $discontinuedAt = null;
}
