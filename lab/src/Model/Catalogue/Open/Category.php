<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A shelf of the shop.
 */
final class Category
{
    #[JMS\Groups(['list', 'detail'])]
    public int $id;
    #[JMS\Groups(['list', 'detail'])]
    public string $name;
    #[JMS\Groups(['detail'])]
    public string $slug;
}
