<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * What was edited; `{}` when nothing was.
 */
class Changes
{
    #[JMS\Type(Change::class)]
    #[JMS\Groups(['api'])]
    private ?Change $body = null;

    #[JMS\Type(Issue::class)]
    #[JMS\Groups(['api'])]
    private ?Issue $oldIssue = null;

    #[JMS\Type(Repository::class)]
    #[JMS\Groups(['api'])]
    private ?Repository $oldRepository = null;

    #[JMS\Type(Change::class)]
    #[JMS\Groups(['api'])]
    private ?Change $color = null;

    #[JMS\Type(Change::class)]
    #[JMS\Groups(['api'])]
    private ?Change $oldPermission = null;

    #[JMS\Type(Change::class)]
    #[JMS\Groups(['api'])]
    private ?Change $name = null;
}
