<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * Where to find the pull request that an issue is.
 */
final class IssuePullRequest
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public string $diff_url;
    #[JMS\Groups(['links'])]
    public string $patch_url;
}
