<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

final class IssuePullRequest
{
    #[JMS\Groups(['links'])] public string $url, $html_url, $diff_url, $patch_url;
}
