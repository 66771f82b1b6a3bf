<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

final class Variant
{
    public function __construct(
        private readonly string $sku,
        private readonly string $color,
        private readonly ?string $size,
        private readonly float $price,
        #[JMS\Groups(['internal'])] private readonly int $stock,
        #[JMS\Since('1.5'), JMS\Groups(['detail'])] private readonly bool $available,
    ) {}
}
