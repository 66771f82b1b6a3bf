<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * One form in which a product is sold.
 */
final class Variant
{
    #[JMS\Groups(['list', 'detail'])]
    public string $sku;
    #[JMS\Groups(['list', 'detail'])]
    public string $color;
    #[JMS\Groups(['list', 'detail'])]
    public ?string $size = null;
    #[JMS\Groups(['list', 'detail'])]
    public float $price;
    #[JMS\Groups(['internal'])]
    public int $stock;
    #[JMS\Since('1.5'), JMS\Groups(['detail'])]
    public bool $available;
}
