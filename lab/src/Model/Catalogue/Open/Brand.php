<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

final class Brand
{
    public int $id;
    public string $name;
    #[JMS\Groups(['detail'])] public string $country;
    #[JMS\SerializedName('foundedIn'), JMS\Groups(['detail'])] public ?int $foundedIn = null;
}
