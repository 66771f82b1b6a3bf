<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

final class Brand
{
    public function __construct(
        private readonly int $id,
        private readonly string $name,
        #[JMS\Groups(['detail'])] private readonly string $country,
        #[JMS\SerializedName('foundedIn'), JMS\Groups(['detail'])] private readonly ?int $foundedIn,
    ) {}
}
