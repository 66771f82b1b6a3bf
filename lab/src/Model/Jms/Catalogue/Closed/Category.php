<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue\Closed;

use JMS\Serializer\Annotation as JMS;

/**
 * A shelf of the shop.
 */
class Category
{
    #[JMS\Type('int')]
    #[JMS\Groups(['list', 'detail'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Groups(['list', 'detail'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['detail'])]
    private string $slug;

    public function getId(): int
    {
        return $this->id;
    }

    public function getName(): string
    {
        return $this->name;
    }

    public function getSlug(): string
    {
        return $this->slug;
    }
}
