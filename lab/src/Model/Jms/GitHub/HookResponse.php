<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * What the last delivery was answered.
 */
class HookResponse
{
    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private ?int $code = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $status;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $message = null;
}
