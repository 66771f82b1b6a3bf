<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * One example of a webhook delivery, as octokit/webhooks publishes them.
 */
final class Delivery
{
    /** As RFC 3339, with `Z` for UTC. */
    public const DATE_FORMAT = 'Y-m-d\TH:i:sp';
    public string $event;
    #[JMS\Groups(['internal'])] public string $example;
    public Payload $payload;
}
