<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * How a pull request merges itself. The examples hold only null here; the properties follow GitHub's REST documentation.
 */
class AutoMerge
{
    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $enabledBy;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $mergeMethod;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $commitTitle = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $commitMessage = null;
}
