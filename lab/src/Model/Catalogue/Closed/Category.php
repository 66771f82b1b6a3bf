<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * A shelf of the shop.
 */
final class Category
{
    public function __construct(
        #[JMS\Groups(['list', 'detail'])]
        private readonly int $id,
        #[JMS\Groups(['list', 'detail'])]
        private readonly string $name,
        #[JMS\Groups(['detail'])]
        private readonly string $slug,
    ) {}
}
