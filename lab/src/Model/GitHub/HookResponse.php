<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * What the last delivery was answered.
 */
final class HookResponse
{
    #[JMS\Groups(['api'])]
    public ?int $code = null;
    #[JMS\Groups(['api'])]
    public string $status;
    #[JMS\Groups(['api'])]
    public ?string $message = null;
}
