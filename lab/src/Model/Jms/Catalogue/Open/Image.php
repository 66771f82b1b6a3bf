<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A picture of a product.
 */
final class Image
{
    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    public string $url;

    #[JMS\Type('int')]
    #[JMS\Groups(['detail'])]
    public int $width;

    #[JMS\Type('int')]
    #[JMS\Groups(['detail'])]
    public int $height;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['detail'])]
    public ?string $alt = null;
}
