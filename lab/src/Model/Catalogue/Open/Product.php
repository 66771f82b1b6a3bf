<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

final class Product
{
    public int $id;
    public string $sku, $name;
    #[JMS\Groups(['detail'])] public string $description;
    public float $price;
    #[JMS\Until('2.5')] public string $currency;
    public bool $active;
    #[JMS\Groups(['internal'])] public int $stock;
    #[JMS\Since('2.0')] public ?float $rating = null;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['detail'])] public array $tags;
    /** @var array<string, string> */
    #[JMS\Type('array<string, string>'), JMS\Groups(['detail'])] public array $attributes;
    public Brand $brand;
    /** @var list<Category> */
    #[JMS\Type('array<' . Category::class . '>')] public array $categories;
    /** @var list<Image> */
    #[JMS\Type('array<' . Image::class . '>')] public array $images;
    /** @var list<Variant> */
    #[JMS\Type('array<' . Variant::class . '>'), JMS\Groups(['detail'])] public array $variants;
    #[JMS\SerializedName('createdAt'), JMS\Groups(['detail'])] public \DateTimeImmutable $createdAt;
    #[JMS\SerializedName('updatedAt')] public \DateTimeImmutable $updatedAt;
    #[JMS\SerializedName('discontinuedAt'), JMS\Since('3.0'), JMS\Groups(['detail'])] public ?\DateTimeImmutable $discontinuedAt = null;
}
