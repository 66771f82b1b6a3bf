<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * Where a webhook delivers.
 */
class HookConfig
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $contentType;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['internal'])]
    private string $insecureSsl;
}
