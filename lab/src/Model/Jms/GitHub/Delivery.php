<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One example of a webhook delivery, as octokit/webhooks publishes them.
 */
class Delivery
{
    /** As RFC 3339, with `Z` for UTC. */
    public const DATE_FORMAT = 'Y-m-d\TH:i:sp';

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $event;

    #[JMS\Type('string')]
    #[JMS\Groups(['internal'])]
    private string $example;

    #[JMS\Type(Payload::class)]
    #[JMS\Groups(['api'])]
    private Payload $payload;
}
