<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * One form in which a product is sold.
 */
class Variant
{
    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $sku;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $color;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private ?string $size = null;

    #[JMS\Type('float')]
    #[JMS\Groups(['list', 'detail'])]
    private float $price;

    #[JMS\Type('int')]
    #[JMS\Groups(['internal'])]
    private int $stock;

    #[JMS\Type('bool')]
    #[JMS\Since('1.5')]
    #[JMS\Groups(['detail'])]
    private bool $available;

    public function getSku(): string
    {
        return $this->sku;
    }

    public function getColor(): string
    {
        return $this->color;
    }

    public function getSize(): ?string
    {
        return $this->size;
    }

    public function getPrice(): float
    {
        return $this->price;
    }

    public function getStock(): int
    {
        return $this->stock;
    }

    public function isAvailable(): bool
    {
        return $this->available;
    }
}
