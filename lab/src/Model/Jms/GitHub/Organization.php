<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * An organization.
 */
class Organization
{
    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $login;

    #[JMS\Type('int')]
    #[JMS\Groups(['api'])]
    private int $id;

    #[JMS\Type('string')]
    #[JMS\Since('2.0')]
    #[JMS\Groups(['api'])]
    private string $nodeId;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $reposUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $eventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $hooksUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $issuesUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $membersUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $publicMembersUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $avatarUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $description;
}
