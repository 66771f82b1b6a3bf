<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * Who makes a product.
 */
final class Brand
{
    #[JMS\Groups(['list', 'detail'])]
    public int $id;
    #[JMS\Groups(['list', 'detail'])]
    public string $name;
    #[JMS\Groups(['detail'])]
    public string $country;
    #[JMS\SerializedName('foundedIn'), JMS\Groups(['detail'])]
    public ?int $foundedIn = null;
}
