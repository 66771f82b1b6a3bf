<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The value that a property had before it was edited.
 */
final class Change
{
    #[JMS\Groups(['api'])]
    public string $from;
}
