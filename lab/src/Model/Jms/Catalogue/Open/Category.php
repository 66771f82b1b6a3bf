<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Open;

use JMS\Serializer\Annotation as JMS;

/**
 * A shelf of the shop.
 */
final class Category
{
    #[JMS\Type('int')]
    #[JMS\Groups(['list', 'detail'])]
    public int $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    public string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['detail'])]
    public string $slug;
}
