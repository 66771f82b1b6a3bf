<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * One form in which a product is sold.
 */
final class Variant
{
    public function __construct(
        #[JMS\Groups(['list', 'detail'])]
        private readonly string $sku,
        #[JMS\Groups(['list', 'detail'])]
        private readonly string $color,
        #[JMS\Groups(['list', 'detail'])]
        private readonly ?string $size,
        #[JMS\Groups(['list', 'detail'])]
        private readonly float $price,
        #[JMS\Groups(['internal'])]
        private readonly int $stock,
        #[JMS\Since('1.5'), JMS\Groups(['detail'])]
        private readonly bool $available,
    ) {}
}
