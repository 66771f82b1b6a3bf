<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The value that a property had before it was edited.
 */
class Change
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $from;
}
