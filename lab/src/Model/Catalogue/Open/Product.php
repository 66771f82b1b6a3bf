<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A product of the generated catalogue.
 */
final class Product
{
    #[JMS\Groups(['list', 'detail'])]
    public int $id;
    #[JMS\Groups(['list', 'detail'])]
    public string $sku;
    #[JMS\Groups(['list', 'detail'])]
    public string $name;
    #[JMS\Groups(['detail'])]
    public string $description;
    #[JMS\Groups(['list', 'detail'])]
    public float $price;
    #[JMS\Until('2.5'), JMS\Groups(['list', 'detail'])]
    public string $currency;
    #[JMS\Groups(['list', 'detail'])]
    public bool $active;
    #[JMS\Groups(['internal'])]
    public int $stock;
    #[JMS\Since('2.0'), JMS\Groups(['list', 'detail'])]
    public ?float $rating = null;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['detail'])]
    public array $tags;
    /** @var array<string, string> */
    #[JMS\Type('array<string, string>'), JMS\Groups(['detail'])]
    public array $attributes;
    #[JMS\Groups(['list', 'detail'])]
    public Brand $brand;
    /** @var list<Category> */
    #[JMS\Type('array<' . Category::class . '>'), JMS\Groups(['list', 'detail'])]
    public array $categories;
    /** @var list<Image> */
    #[JMS\Type('array<' . Image::class . '>'), JMS\Groups(['list', 'detail'])]
    public array $images;
    /** @var list<Variant> */
    #[JMS\Type('array<' . Variant::class . '>'), JMS\Groups(['detail'])]
    public array $variants;
    #[JMS\SerializedName('createdAt'), JMS\Groups(['detail'])]
    public \DateTimeImmutable $createdAt;
    #[JMS\SerializedName('updatedAt'), JMS\Groups(['list', 'detail'])]
    public \DateTimeImmutable $updatedAt;
    #[JMS\SerializedName('discontinuedAt'), JMS\Since('3.0'), JMS\Groups(['detail'])]
    public ?\DateTimeImmutable $discontinuedAt = null;
}
