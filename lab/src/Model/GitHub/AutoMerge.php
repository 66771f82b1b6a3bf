<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * How a pull request merges itself. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
final class AutoMerge
{
    public User $enabled_by;
    public string $merge_method;
    public ?string $commit_title = null, $commit_message = null;
}
