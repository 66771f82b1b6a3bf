<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * The licence of a repository. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
class License
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $key;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $spdxId = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private ?string $url = null;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;
}
