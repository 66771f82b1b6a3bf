<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\NestedGroups;

use JMS\Serializer\Annotation as JMS;

/**
 * Groups that differ from property to property.
 */
class Article
{
    #[JMS\Groups(['list'])]
    public int $id = 0;

    #[JMS\Groups(['list'])]
    public ?Author $author = null;

    #[JMS\Groups(['list'])]
    public ?Author $editor = null;
}

/**
 * An object that stands at two places with different groups.
 */
class Author
{
    #[JMS\Groups(['list', 'detail'])]
    public string $name = '';

    #[JMS\Groups(['detail'])]
    public string $address = '';
}
