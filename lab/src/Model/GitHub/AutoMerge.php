<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * How a pull request merges itself. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
final class AutoMerge
{
    #[JMS\Groups(['api'])]
    public User $enabled_by;
    #[JMS\Groups(['api'])]
    public string $merge_method;
    #[JMS\Groups(['api'])]
    public ?string $commit_title = null;
    #[JMS\Groups(['api'])]
    public ?string $commit_message = null;
}
