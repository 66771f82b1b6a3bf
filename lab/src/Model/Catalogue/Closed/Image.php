<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

final class Image
{
    public function __construct(
        private readonly string $url,
        #[JMS\Groups(['detail'])] private readonly int $width,
        #[JMS\Groups(['detail'])] private readonly int $height,
        #[JMS\Since('2.0'), JMS\Groups(['detail'])] private readonly ?string $alt,
    ) {}
}
