<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

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
        #[JMS\Accessor(getter: 'getName', setter: 'setName')] private string $name,
        #[JMS\Groups(['detail'])] private readonly string $description,
        private readonly float $price,
        #[JMS\Until('2.5')] private readonly string $currency,
        private readonly bool $active,
        #[JMS\Groups(['internal'])] private readonly int $stock,
        #[JMS\Since('2.0')] private readonly ?float $rating,
        #[JMS\Type('array<string>'), JMS\Groups(['detail'])] private readonly array $tags,
        #[JMS\Type('array<string, string>'), JMS\Groups(['detail'])] private readonly array $attributes,
        private readonly Brand $brand,
        #[JMS\Type('array<' . Category::class . '>')] private readonly array $categories,
        #[JMS\Type('array<' . Image::class . '>')] private readonly array $images,
        #[JMS\Type('array<' . Variant::class . '>'), JMS\Groups(['detail'])] private readonly array $variants,
        #[JMS\SerializedName('createdAt'), JMS\Groups(['detail'])] private readonly \DateTimeImmutable $createdAt,
        #[JMS\SerializedName('updatedAt')] private readonly \DateTimeImmutable $updatedAt,
        #[JMS\SerializedName('discontinuedAt'), JMS\Since('3.0'), JMS\Groups(['detail'])] private readonly ?\DateTimeImmutable $discontinuedAt,
    ) {}

    public function getName(): string
    {
        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->name = $name;
    }
}
