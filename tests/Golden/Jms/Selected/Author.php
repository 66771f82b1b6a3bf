<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Selected;

use JMS\Serializer\Annotation as JMS;

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
