<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The installation of a GitHub App.
 */
class Installation
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;
}
