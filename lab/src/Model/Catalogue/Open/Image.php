<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A picture of a product.
 */
final class Image
{
    #[JMS\Groups(['list', 'detail'])]
    public string $url;
    #[JMS\Groups(['detail'])]
    public int $width;
    #[JMS\Groups(['detail'])]
    public int $height;
    #[JMS\Since('2.0'), JMS\Groups(['detail'])]
    public ?string $alt = null;
}
