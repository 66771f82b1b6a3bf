<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\GitHub;

use JMS\Serializer\Annotation as JMS;

/**
 * A person, an organization or a bot.
 */
class User
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
    private string $avatarUrl;

    #[JMS\Type('string')]
    #[JMS\Until('1.9')]
    #[JMS\Groups(['api'])]
    private string $gravatarId;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $url;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $htmlUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $followersUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $followingUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $gistsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $starredUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $subscriptionsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $organizationsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $reposUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $eventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['links'])]
    private string $receivedEventsUrl;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private string $type;

    #[JMS\Type('bool')]
    #[JMS\Groups(['api'])]
    private bool $siteAdmin;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $name = null;

    #[JMS\Type('string')]
    #[JMS\Groups(['api'])]
    private ?string $email = null;

    public function getLogin(): string
    {
        return $this->login;
    }

    public function getName(): ?string
    {
        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->name = $name;
    }
}
