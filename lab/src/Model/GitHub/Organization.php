<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

final class Organization
{
    public string $login;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    #[JMS\Groups(['links'])]
    public string $url, $repos_url, $events_url, $hooks_url, $issues_url, $members_url, $public_members_url, $avatar_url;
    public string $description;
}
