<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A name as Git knows it.
 */
class CommitAuthor
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $name;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $email;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $username = null;
}
