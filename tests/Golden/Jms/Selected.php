<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Selected;

use JMS\Serializer\Annotation as JMS;

/**
 * Groups and versions decide ahead; what is not selected leaves no trace in the code.
 */
class Article
{
    #[JMS\Groups(['list', 'detail'])]
    public int $id = 0;

    #[JMS\Groups(['list'])]
    public ?Author $author = null;

    #[JMS\Groups(['detail'])]
    public string $text = '';

    #[JMS\Groups(['list']), JMS\Since('2.0')]
    public string $teaser = '';

    #[JMS\Groups(['list']), JMS\Until('1.9')]
    public string $summary = '';

    public string $ungrouped = '';
}

/**
 * An object inside, which the same groups select from.
 */
class Author
{
    #[JMS\Groups(['list', 'detail'])]
    public string $name = '';

    #[JMS\Groups(['detail'])]
    public string $address = '';
}
