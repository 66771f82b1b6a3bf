<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

/**
 * A picture of a product.
 */
final class Image
{
    public function __construct(
        private readonly string $url,
        private readonly int $width,
        private readonly int $height,
        private readonly ?string $alt,
    ) {}

    public function url(): string
    {
        return $this->url;
    }

    public function width(): int
    {
        return $this->width;
    }

    public function height(): int
    {
        return $this->height;
    }

    public function alt(): ?string
    {
        return $this->alt;
    }
}
