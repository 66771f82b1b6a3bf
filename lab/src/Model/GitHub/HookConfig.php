<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

final class HookConfig
{
    public string $content_type;
    #[JMS\Groups(['links'])] public string $url;
    #[JMS\Groups(['internal'])] public string $insecure_ssl;
}
