<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

final class Variant
{
    public string $sku, $color;
    public ?string $size = null;
    public float $price;
    #[JMS\Groups(['internal'])] public int $stock;
    #[JMS\Since('1.5'), JMS\Groups(['detail'])] public bool $available;
}
