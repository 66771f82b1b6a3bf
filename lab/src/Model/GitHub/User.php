<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A person, an organization or a bot.
 */
final class User
{
    #[JMS\Groups(['api'])]
    public string $login;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['links'])]
    public string $avatar_url;
    #[JMS\Until('1.9'), JMS\Groups(['api'])]
    public string $gravatar_id;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['links'])]
    public string $followers_url;
    #[JMS\Groups(['links'])]
    public string $following_url;
    #[JMS\Groups(['links'])]
    public string $gists_url;
    #[JMS\Groups(['links'])]
    public string $starred_url;
    #[JMS\Groups(['links'])]
    public string $subscriptions_url;
    #[JMS\Groups(['links'])]
    public string $organizations_url;
    #[JMS\Groups(['links'])]
    public string $repos_url;
    #[JMS\Groups(['links'])]
    public string $events_url;
    #[JMS\Groups(['links'])]
    public string $received_events_url;
    #[JMS\Groups(['api'])]
    public string $type;
    #[JMS\Groups(['api'])]
    public bool $site_admin;
    #[JMS\Groups(['api'])]
    public ?string $name = null;
    #[JMS\Groups(['api'])]
    public ?string $email = null;
}
