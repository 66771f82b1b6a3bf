<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One side of a pull request.
 */
class Branch
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $label;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $ref;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $sha;

    #[JMS\Type(User::class)]
    #[JMS\Groups(['api'])]
    private User $user;

    #[JMS\Type(Repository::class)]
    #[JMS\Groups(['api'])]
    private Repository $repo;
}
