<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One side of a pull request.
 */
final class Branch
{
    #[JMS\Groups(['api'])]
    public string $label;
    #[JMS\Groups(['api'])]
    public string $ref;
    #[JMS\Groups(['api'])]
    public string $sha;
    #[JMS\Groups(['api'])]
    public User $user;
    #[JMS\Groups(['api'])]
    public Repository $repo;
}
