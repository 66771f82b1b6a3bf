<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

final class User
{
    public string $login;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    #[JMS\Groups(['links'])] public string $avatar_url;
    #[JMS\Until('1.9')] public string $gravatar_id;
    #[JMS\Groups(['links'])]
    public string $url, $html_url, $followers_url, $following_url, $gists_url, $starred_url, $subscriptions_url, $organizations_url,
        $repos_url, $events_url, $received_events_url;
    public string $type;
    public bool $site_admin;
    public ?string $name = null, $email = null;
}
