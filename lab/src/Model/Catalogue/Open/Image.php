<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

/**
 * A picture of a product.
 */
final class Image
{
    public string $url;

    public int $width;

    public int $height;

    public ?string $alt = null;
}
