<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A name as Git knows it.
 */
final class CommitAuthor
{
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public string $email;
    #[JMS\Groups(['api'])]
    public ?string $username = null;
}
