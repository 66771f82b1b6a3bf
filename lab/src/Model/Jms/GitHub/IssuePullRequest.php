<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * Where to find the pull request that an issue is.
 */
class IssuePullRequest
{
    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $diffUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $patchUrl;
}
