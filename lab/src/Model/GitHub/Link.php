<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One link.
 */
final class Link
{
    #[JMS\Groups(['api'])]
    public string $href;
}
