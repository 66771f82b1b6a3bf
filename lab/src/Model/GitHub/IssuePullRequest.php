<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * Where to find the pull request that an issue is.
 */
final class IssuePullRequest
{
    public string $url;

    public string $html_url;

    public string $diff_url;

    public string $patch_url;
}
