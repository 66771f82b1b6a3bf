<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The GitHub App that acted. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
class App
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $slug = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;
}
