<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * A picture of a product.
 */
class Image
{
    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $url;

    #[JMS\Type('int')]
    #[JMS\Groups(['detail'])]
    private int $width;

    #[JMS\Type('int')]
    #[JMS\Groups(['detail'])]
    private int $height;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['detail'])]
    private ?string $alt = null;

    public function getUrl(): string
    {
        return $this->url;
    }

    public function getWidth(): int
    {
        return $this->width;
    }

    public function getHeight(): int
    {
        return $this->height;
    }

    public function getAlt(): ?string
    {
        return $this->alt;
    }

    public function setAlt(?string $alt): void
    {
        $this->alt = $alt;
    }
}
