<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * An organization.
 */
final class Organization
{
    #[JMS\Groups(['api'])]
    public string $login;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $repos_url;
    #[JMS\Groups(['links'])]
    public string $events_url;
    #[JMS\Groups(['links'])]
    public string $hooks_url;
    #[JMS\Groups(['links'])]
    public string $issues_url;
    #[JMS\Groups(['links'])]
    public string $members_url;
    #[JMS\Groups(['links'])]
    public string $public_members_url;
    #[JMS\Groups(['links'])]
    public string $avatar_url;
    #[JMS\Groups(['api'])]
    public string $description;
}
