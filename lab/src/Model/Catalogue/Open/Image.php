<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

final class Image
{
    public string $url;
    #[JMS\Groups(['detail'])] public int $width, $height;
    #[JMS\Since('2.0'), JMS\Groups(['detail'])] public ?string $alt = null;
}
