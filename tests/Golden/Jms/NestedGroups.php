<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\NestedGroups;

use JMS\Serializer\Annotation as JMS;

/**
 * Groups, which differ from property to property, and versions decide ahead; what is not selected leaves no trace in the code.
 */
class Article
{
    #[JMS\Groups(['list'])]
    public int $id = 0;

    #[JMS\Groups(['list'])]
    public ?Author $author = null;

    #[JMS\Groups(['list'])]
    public ?Author $editor = null;

    #[JMS\Groups(['detail'])]
    public string $text = '';

    #[JMS\Groups(['list']), JMS\Since('2.0')]
    public string $teaser = '';

    #[JMS\Groups(['list']), JMS\Until('1.9')]
    public string $summary = '';

    public string $ungrouped = '';
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
