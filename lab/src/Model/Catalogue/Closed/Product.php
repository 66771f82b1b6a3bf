<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

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
        #[JMS\Groups(['list', 'detail'])]
        private readonly int $id,
        #[JMS\Groups(['list', 'detail'])]
        private readonly string $sku,
        #[JMS\Accessor(getter: 'getName', setter: 'setName'), JMS\Groups(['list', 'detail'])]
        private string $name,
        #[JMS\Groups(['detail'])]
        private readonly string $description,
        #[JMS\Groups(['list', 'detail'])]
        private readonly float $price,
        #[JMS\Until('2.5'), JMS\Groups(['list', 'detail'])]
        private readonly string $currency,
        #[JMS\Groups(['list', 'detail'])]
        private readonly bool $active,
        #[JMS\Groups(['internal'])]
        private readonly int $stock,
        #[JMS\Since('2.0'), JMS\Groups(['list', 'detail'])]
        private readonly ?float $rating,
        #[JMS\Type('array<string>'), JMS\Groups(['detail'])]
        private readonly array $tags,
        #[JMS\Type('array<string, string>'), JMS\Groups(['detail'])]
        private readonly array $attributes,
        #[JMS\Groups(['list', 'detail'])]
        private readonly Brand $brand,
        #[JMS\Type('array<' . Category::class . '>'), JMS\Groups(['list', 'detail'])]
        private readonly array $categories,
        #[JMS\Type('array<' . Image::class . '>'), JMS\Groups(['list', 'detail'])]
        private readonly array $images,
        #[JMS\Type('array<' . Variant::class . '>'), JMS\Groups(['detail'])]
        private readonly array $variants,
        #[JMS\SerializedName('createdAt'), JMS\Groups(['detail'])]
        private readonly \DateTimeImmutable $createdAt,
        #[JMS\SerializedName('updatedAt'), JMS\Groups(['list', 'detail'])]
        private readonly \DateTimeImmutable $updatedAt,
        #[JMS\SerializedName('discontinuedAt'), JMS\Since('3.0'), JMS\Groups(['detail'])]
        private readonly ?\DateTimeImmutable $discontinuedAt,
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
