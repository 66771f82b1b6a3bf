<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * What was edited; `{}` when nothing was.
 */
final class Changes
{
    #[JMS\Groups(['api'])]
    public ?Change $body = null;
    #[JMS\Groups(['api'])]
    public ?Issue $old_issue = null;
    #[JMS\Groups(['api'])]
    public ?Repository $old_repository = null;
    #[JMS\Groups(['api'])]
    public ?Change $color = null;
    #[JMS\Groups(['api'])]
    public ?Change $old_permission = null;
    #[JMS\Groups(['api'])]
    public ?Change $name = null;
}
