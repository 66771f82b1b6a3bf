<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

/**
 * An organization.
 */
final class Organization
{
    public string $login;

    public int $id;

    public string $node_id;

    public string $url;

    public string $repos_url;

    public string $events_url;

    public string $hooks_url;

    public string $issues_url;

    public string $members_url;

    public string $public_members_url;

    public string $avatar_url;

    public string $description;
}
