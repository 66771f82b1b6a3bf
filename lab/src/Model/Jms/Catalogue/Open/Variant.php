<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * One form in which a product is sold.
 */
final class Variant
{
    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    public string $sku;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    public string $color;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    public ?string $size = null;

    #[JMS\Type('float')]
    #[JMS\Groups(['list', 'detail'])]
    public float $price;

    #[JMS\Type('int')]
    #[JMS\Groups(['internal'])]
    public int $stock;

    #[JMS\Type('bool')]
    #[JMS\Since('1.5')]
    #[JMS\Groups(['detail'])]
    public bool $available;
}
