<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * A picture of a product.
 */
final class Image
{
    public function __construct(
        #[JMS\Groups(['list', 'detail'])]
        private readonly string $url,
        #[JMS\Groups(['detail'])]
        private readonly int $width,
        #[JMS\Groups(['detail'])]
        private readonly int $height,
        #[JMS\Since('2.0'), JMS\Groups(['detail'])]
        private readonly ?string $alt,
    ) {}
}
