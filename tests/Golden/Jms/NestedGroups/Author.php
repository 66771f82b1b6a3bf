<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\NestedGroups;

use JMS\Serializer\Annotation as JMS;

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
